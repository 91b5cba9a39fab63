import { MEMBER_RESULTS_HEIGHT_REM } from '@faena/shared/domain';
import type { PersonCard } from '@faena/shared/schemas';
import { UserPlus } from 'lucide-react';
import { useRef } from 'react';
import { useReport } from '@/lib/report.ts';
import { readSession } from '@/lib/session.ts';
import { Button } from '@/ui/button.tsx';
import { Notice } from '@/ui/notice.tsx';
import { membersTexts as texts } from '../texts/members.ts';
import { sentInvitationTexts } from '../texts/sent-invitations.ts';
import { Person } from './person.tsx';
import { refusedOr } from './refused-or.ts';
import { useChangeMembership } from './requests.ts';
import { useKeepFocus } from './use-keep-focus.ts';

type FoundPeopleProps = {
  projectId: string;
  /** The people that the search found. */
  found: readonly PersonCard[];
  /** The usernames of members, invited people and the caller, who cannot be added (INVITE-4). */
  members: readonly string[];
  /** Whether `found` belongs to the previous search text. */
  searching: boolean;
};

/** The found people in a box that scrolls, each with a button that adds them. */
export function FoundPeople({ projectId, found, members, searching }: FoundPeopleProps) {
  const add = useChangeMembership(projectId, 'addMember');
  useReport(add.error);
  const box = useRef<HTMLElement>(null);
  const own = readSession()?.personId;
  const others = found.filter(({ _id, username }) => _id !== own && !members.includes(username));
  useKeepFocus(box, others.length);
  const tell = add.data && 'invitation' in add.data ? sentInvitationTexts.sentTo : texts.added;
  const added = add.isSuccess && found.find(({ username }) => username === add.variables);

  return (
    <>
      {add.error && <Notice tone="danger">{refusedOr(add.error, texts.errors.add)}</Notice>}
      <p role="status" className="sr-only">
        {added && tell(added.fullname || added.username)}
      </p>
      <section
        ref={box}
        tabIndex={-1}
        aria-label={texts.results}
        style={{ maxHeight: `${MEMBER_RESULTS_HEIGHT_REM}rem` }}
        className="overflow-y-auto rounded-card border border-line bg-surface"
      >
        {others.length === 0 ? (
          <div role="status" className="px-3 py-3 text-muted">
            <p>{searching ? texts.searching : texts.noResults}</p>
            {!searching && found.length === 0 && <p className="text-sm">{texts.exactHint}</p>}
          </div>
        ) : (
          <ul className="divide-y divide-line">
            {others.map((person) => (
              <li key={person._id}>
                <Person person={person} details={[`@${person.username}`, person.email]}>
                  <Button
                    aria-label={texts.addNamed(person.fullname || person.username)}
                    loading={add.isPending && add.variables === person.username}
                    disabled={add.isPending && add.variables !== person.username}
                    onClick={() => add.mutate(person.username)}
                  >
                    <UserPlus aria-hidden strokeWidth={1.75} className="size-4" />
                    {texts.add}
                  </Button>
                </Person>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
