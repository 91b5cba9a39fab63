import { MAX_OPEN_INVITATIONS } from '@faena/shared/domain';
import type { MadeInvitation } from '@faena/shared/schemas';
import { useState } from 'react';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { NearLimit } from '@/ui/near-limit.tsx';
import { QueryNote } from '@/ui/query-note.tsx';
import { toast } from '@/ui/toast.ts';
import { useSteps } from '@/ui/use-steps.tsx';
import { accountInvitationTexts } from '../texts/account-invitations.ts';
import { InvitationRow } from './invitation-row.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { useInvitations } from './requests.ts';

/** The number of invitations that are drawn at once. */
const STEP = 10;

export type AccountInvitationsProps = {
  /** The company to which employees are invited; null for accounts of other roles. */
  companyId: string | null;
  className?: string;
};

/** Invites people to create an account, and lists open invitations (INVITE-3). */
export function AccountInvitations({ companyId, className = '' }: AccountInvitationsProps) {
  const texts = accountInvitationTexts[companyId ? 'owner' : 'admin'];
  const query = useInvitations(companyId);
  const { shown, more } = useSteps(query.data ?? [], STEP, 'invitations-shown');
  const [inviting, setInviting] = useState(false);
  const [link, setLink] = useState<string | null>(null);

  /** Shows the link, or confirms the mail. The server answers the link only once. */
  function show({ token, invitation }: MadeInvitation): void {
    if (token) setLink(token);
    else toast.success(texts.sentTo(invitation.email));
  }

  return (
    <section aria-labelledby="account-invitations" className={className}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 id="account-invitations" className="font-semibold text-lg">
          {texts.title}
        </h2>
        <Button onClick={() => setInviting(true)}>{texts.invite}</Button>
      </div>
      <NearLimit
        present={query.data?.length}
        most={MAX_OPEN_INVITATIONS}
        screen={companyId ? 'es' : 'en'}
        className="mb-4"
      />
      {!query.data && <QueryNote query={query} failed={texts.failed} />}
      {shown.length > 0 && (
        <Card className="px-4 py-1">
          <ul className="divide-y divide-line">
            {shown.map((invitation) => (
              <InvitationRow key={invitation._id} invitation={invitation} texts={texts} onMade={show} />
            ))}
          </ul>
          {more}
        </Card>
      )}
      {inviting && (
        <InviteDialog companyId={companyId} texts={texts} onMade={show} onClose={() => setInviting(false)} />
      )}
      {link && <LinkDialog token={link} texts={texts.link} onClose={() => setLink(null)} />}
    </section>
  );
}
