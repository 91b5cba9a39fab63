import type { AccountInvitation, MadeInvitation } from '@faena/shared/schemas';
import { formatMoment } from '@/lib/format-moment.ts';
import { roleLabels } from '@/texts/labels.ts';
import { Badge } from '@/ui/badge.tsx';
import { Button } from '@/ui/button.tsx';
import { quietFailure } from '@/ui/quiet-failure.ts';
import { toast } from '@/ui/toast.ts';
import { UserText } from '@/ui/user-text.tsx';
import type { accountInvitationTexts } from '../texts/account-invitations.ts';
import { useRenewInvitation, useWithdrawInvitation } from './requests.ts';

export type ListTexts = typeof accountInvitationTexts.owner;

type InvitationRowProps = {
  invitation: AccountInvitation;
  texts: ListTexts;
  /** Called with the renewed invitation and its link. */
  onMade: (made: MadeInvitation) => void;
};

/** An open or expired invitation, with its actions. */
export function InvitationRow({ invitation, texts, onMade }: InvitationRowProps) {
  const { _id, email, invitedBy, rol_id, companyId, expiresAt, over, delivery } = invitation;
  const renew = useRenewInvitation();
  const withdraw = useWithdrawInvitation();
  const busy = renew.isPending || withdraw.isPending;
  const whom = email || texts.byLink;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const again = delivery === 'link' ? texts.renewLink : texts.renew;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-52">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          <UserText lines={2}>{whom}</UserText>
          {delivery === 'failed' && !over && <Badge tone="danger">{texts.unsent}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-muted text-sm">
          <span>{over ? texts.over : texts.pending(formatMoment(expiresAt, timeZone))}</span>
          {!companyId && <span>{roleLabels[rol_id]}</span>}
          <UserText lines={2}>{texts.by(invitedBy)}</UserText>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          aria-label={texts.of(texts.withdraw, whom)}
          loading={withdraw.isPending}
          disabled={busy}
          onClick={() =>
            withdraw.mutate(_id, {
              onSuccess: () => toast.success(texts.withdrawn),
              onError: quietFailure(texts.withdrawFailed),
            })
          }
        >
          {texts.withdraw}
        </Button>
        <Button
          aria-label={texts.of(again, whom)}
          loading={renew.isPending}
          disabled={busy}
          onClick={() => renew.mutate(_id, { onSuccess: onMade, onError: quietFailure(texts.renewFailed) })}
        >
          {again}
        </Button>
      </div>
    </li>
  );
}
