import { useLinkToken } from '@/lib/use-link-token.ts';
import { LinkButton } from '@/ui/link-button.tsx';
import { Notice } from '@/ui/notice.tsx';
import { OpenedLink } from '@/ui/opened-link.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { SignInWith } from '../session/sign-in-with.tsx';
import { accountInvitationTexts } from '../texts/account-invitations.ts';
import { AcceptForm } from './accept-form.tsx';
import { type AcceptMutation, useOpenedInvitation } from './requests.ts';

const texts = accountInvitationTexts.opened;

/** The page of an invitation: its role, its company, and the form that accepts it (INVITE-3). */
export function OpenedInvitation({ accept }: { accept: AcceptMutation }) {
  const token = useLinkToken('invitationToken');
  const query = useOpenedInvitation(accept.isSuccess ? '' : token);
  if (accept.data) return <Done {...accept.data} />;
  const toLogin = <LinkButton to="/login">{texts.logIn}</LinkButton>;
  return (
    <OpenedLink token={token} errors={[query.error, accept.error]} texts={texts} action={toLogin}>
      <QueryState
        query={query}
        loading={texts.loading}
        failed={texts.failed}
        safe={texts.safe}
        skeleton={<Skeleton className="h-79 rounded-card" />}
      >
        {(invitation) => <AcceptForm token={token} invitation={invitation} accept={accept} />}
      </QueryState>
    </OpenedLink>
  );
}

function Done({ username, newPassword }: NonNullable<AcceptMutation['data']>) {
  return (
    <div className="grid gap-4">
      <Notice tone="ok">{texts.done}</Notice>
      <SignInWith username={username} newPassword={newPassword} label={texts.logIn} />
    </div>
  );
}
