import type { ReceivedInvitation } from '@faena/shared/schemas';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { QueryNote } from '@/ui/query-note.tsx';
import { quietFailure } from '@/ui/quiet-failure.ts';
import { toast } from '@/ui/toast.ts';
import { useSteps } from '@/ui/use-steps.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { invitationTexts as texts } from '../texts/invitations.ts';
import { useAnswerInvitation, useReceivedInvitations } from './requests.ts';

/** The number of invitations that are drawn at once. */
const STEP = 5;

/** The person's open invitations to projects; nothing without any (INVITE-2). */
export function ReceivedInvitations({ className = '' }: { className?: string }) {
  const query = useReceivedInvitations();
  const { shown, more } = useSteps(query.data ?? [], STEP);
  if (!query.data)
    return <QueryNote query={query} failed={texts.failed} later={null} className={className} />;
  if (query.data.length === 0) return null;
  return (
    <section aria-labelledby="received-invitations" className={className}>
      <h2 id="received-invitations" className="mb-3 font-semibold text-lg">
        {texts.received}
      </h2>
      <Card className="px-4 py-1">
        <ul className="divide-y divide-line">
          {shown.map((invitation) => (
            <Received key={invitation._id} invitation={invitation} />
          ))}
        </ul>
        {more}
      </Card>
    </section>
  );
}

function Received({ invitation: { _id, project, company, invitedBy } }: { invitation: ReceivedInvitation }) {
  const accept = useAnswerInvitation('accept');
  const decline = useAnswerInvitation('decline');
  const busy = accept.isPending || decline.isPending;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-52">
        <p className="font-medium">
          <UserText lines={2}>{project}</UserText>
        </p>
        <p className="flex flex-wrap gap-x-3 text-muted text-sm">
          <UserText lines={2}>{texts.to(company)}</UserText>
          <UserText lines={2}>{texts.by(invitedBy)}</UserText>
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          aria-label={texts.declineNamed(project)}
          loading={decline.isPending}
          disabled={busy}
          onClick={() =>
            decline.mutate(_id, {
              onSuccess: () => toast.success(texts.declined(project)),
              onError: quietFailure(texts.answerFailed),
            })
          }
        >
          {texts.decline}
        </Button>
        <Button
          variant="primary"
          aria-label={texts.acceptNamed(project)}
          loading={accept.isPending}
          disabled={busy}
          onClick={() =>
            accept.mutate(_id, {
              onSuccess: () => toast.success(texts.accepted(project)),
              onError: quietFailure(texts.answerFailed),
            })
          }
        >
          {texts.accept}
        </Button>
      </div>
    </li>
  );
}
