import { MAX_OPEN_INVITATIONS } from '@faena/shared/domain';
import type { ProjectInvitation } from '@faena/shared/schemas';
import { Button } from '@/ui/button.tsx';
import { NearLimit } from '@/ui/near-limit.tsx';
import { quietFailure } from '@/ui/quiet-failure.ts';
import { useSteps } from '@/ui/use-steps.tsx';
import { useWithdrawInvitation } from '../invitations/sent.ts';
import { sentInvitationTexts as texts } from '../texts/sent-invitations.ts';
import { Person } from './person.tsx';

/** The number of invitations that are drawn at once. */
const STEP = 20;

type SentInvitationsProps = { projectId: string; invitations: readonly ProjectInvitation[] };

/** The open invitations of a project, each with a button that withdraws it; nothing without any (INVITE-2). */
export function SentInvitations({ projectId, invitations }: SentInvitationsProps) {
  const withdraw = useWithdrawInvitation(projectId);
  const { shown, more } = useSteps(invitations, STEP);
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby="project-invited">
      <h3 id="project-invited" className="mb-3 font-semibold">
        {texts.sentList(invitations.length)}
      </h3>
      <NearLimit present={invitations.length} most={MAX_OPEN_INVITATIONS} screen="es" className="mb-4" />
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {shown.map(({ _id, person }) => (
          <li key={_id}>
            <Person person={person} badge={texts.sent} details={[`@${person.username}`, person.email]}>
              <Button
                aria-label={texts.withdrawNamed(person.fullname || person.username)}
                loading={withdraw.isPending && withdraw.variables === _id}
                disabled={withdraw.isPending && withdraw.variables !== _id}
                onClick={() => withdraw.mutate(_id, { onError: quietFailure(texts.withdrawFailed) })}
              >
                {texts.withdraw}
              </Button>
            </Person>
          </li>
        ))}
      </ul>
      {more}
    </section>
  );
}
