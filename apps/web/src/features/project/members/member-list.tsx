import { ROLES } from '@faena/shared/access';
import type { PersonCard } from '@faena/shared/schemas';
import { UserMinus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useReport } from '@/lib/report.ts';
import { readSession } from '@/lib/session.ts';
import { roleLabels } from '@/texts/labels.ts';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { Notice } from '@/ui/notice.tsx';
import { Switch } from '@/ui/switch.tsx';
import { useSteps } from '@/ui/use-steps.tsx';
import { membersTexts as texts } from '../texts/members.ts';
import { useForemen, useSetForemen } from './foremen.ts';
import { Person } from './person.tsx';
import { refusedOr } from './refused-or.ts';
import { useChangeMembership } from './requests.ts';
import { useAskToRemove } from './use-ask-to-remove.ts';
import { useKeepFocus } from './use-keep-focus.ts';

/** The number of members that are drawn at once. */
const STEP = 100;

type MemberListProps = {
  projectId: string;
  members: readonly PersonCard[];
  /** The username of the creator, who cannot be removed. */
  creator: string;
  /** Whether the signed-in person may remove members. */
  mayChange: boolean;
};

/** 'Usuarios en el Proyecto (n)'. Everyone except the creator and the signed-in person can be removed. */
export function MemberList({ projectId, members, creator, mayChange }: MemberListProps) {
  const remove = useChangeMembership(projectId, 'removeMember');
  const foremen = useForemen(projectId, mayChange);
  const setForemen = useSetForemen(projectId);
  useReport(remove.error ?? foremen.error ?? setForemen.error);
  const marking = foremen.data?.map(({ _id }) => _id) ?? [];
  const own = readSession()?.personId;
  const list = useRef<HTMLElement>(null);
  useKeepFocus(list, members.length);
  const { ask, asking } = useAskToRemove(projectId);
  const { shown, more } = useSteps(members, STEP, 'members-shown');
  // The name of the leaving member, who is no longer in the list.
  const [leaving, setLeaving] = useState('');

  /** The reason why a person cannot be removed; undefined if they can. */
  function badgeOf({ _id, username }: PersonCard): string | undefined {
    if (username === creator) return texts.creator;
    return _id === own ? texts.self : undefined;
  }

  async function askAndRemove(member: PersonCard): Promise<void> {
    if (!(await ask(member))) return;
    setLeaving(member.fullname || member.username);
    remove.mutate(member.username);
  }

  return (
    <section ref={list} tabIndex={-1} aria-labelledby="project-members">
      <h3 id="project-members" className="mb-3 font-semibold">
        {texts.list(members.length)}
      </h3>
      <p role="status" className="sr-only">
        {remove.isSuccess && texts.removed(leaving)}
      </p>
      {remove.error && (
        <div className="mb-3">
          <Notice tone="danger">{refusedOr(remove.error, texts.errors.remove)}</Notice>
        </div>
      )}
      {setForemen.error && (
        <div className="mb-3">
          <Notice tone="danger">{refusedOr(setForemen.error, texts.errors.marksOthers)}</Notice>
        </div>
      )}
      {foremen.error && (
        <div className="mb-3 grid justify-items-start gap-2">
          <Notice tone="danger">{texts.errors.marking}</Notice>
          <Button onClick={() => void foremen.refetch()} loading={foremen.isFetching}>
            {texts.retry}
          </Button>
        </div>
      )}
      {members.length === 0 ? (
        <EmptyState title={texts.empty} hint={mayChange && texts.emptyHint} />
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {shown.map((member) => (
            <li key={member._id}>
              <Person
                person={member}
                badge={badgeOf(member)}
                details={[member.email, texts.role(member.rol_id), roleLabels[member.rol_id]]}
              >
                {foremen.data && member.rol_id === ROLES.employee && (
                  <Switch
                    label={texts.marksOthers}
                    checked={(setForemen.variables && setForemen.isPending
                      ? setForemen.variables
                      : marking
                    ).includes(member._id)}
                    disabled={setForemen.isPending}
                    onCheckedChange={(marks) =>
                      setForemen.mutate(
                        marks ? [...marking, member._id] : marking.filter((id) => id !== member._id),
                      )
                    }
                  />
                )}
                {mayChange && !badgeOf(member) && (
                  <IconButton
                    icon={UserMinus}
                    label={texts.remove(member.fullname || member.username)}
                    loading={
                      asking === member.username || (remove.isPending && remove.variables === member.username)
                    }
                    disabled={remove.isPending && remove.variables !== member.username}
                    onClick={() => void askAndRemove(member)}
                  />
                )}
              </Person>
            </li>
          ))}
        </ul>
      )}
      {more}
    </section>
  );
}
