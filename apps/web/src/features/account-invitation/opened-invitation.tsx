import { Link2Off } from 'lucide-react';
import { SignInWith } from '@/features/session/index.ts';
import { ApiError } from '@/lib/client.ts';
import { useLinkToken } from '@/lib/use-link-token.ts';
import { accountInvitationTexts } from '@/texts/account-invitations.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { LinkButton } from '@/ui/link-button.tsx';
import { Notice } from '@/ui/notice.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { AcceptForm } from './accept-form.tsx';
import { type AcceptMutation, useOpenedInvitation } from './requests.ts';

const texts = accountInvitationTexts.opened;

/** The page of an invitation's link: its role and company, and the form that accepts it (INVITE-3). */
export function OpenedInvitation({ accept }: { accept: AcceptMutation }) {
  const token = useLinkToken('invitationToken');
  const query = useOpenedInvitation(accept.isSuccess ? '' : token);
  if (accept.data) return <Done {...accept.data} />;
  if (!token) return <NoInvitation title={texts.none} hint={texts.noneHint} />;
  if ([query.error, accept.error].some(isOver)) {
    return <NoInvitation title={texts.over} hint={texts.overHint} />;
  }
  return (
    <QueryState
      query={query}
      loading={texts.loading}
      failed={texts.failed}
      safe={texts.safe}
      skeleton={<Skeleton className="h-79 rounded-card" />}
    >
      {(invitation) => <AcceptForm token={token} invitation={invitation} accept={accept} />}
    </QueryState>
  );
}

function isOver(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'not_found';
}

function Done({ username, newPassword }: NonNullable<AcceptMutation['data']>) {
  return (
    <div className="grid gap-4">
      <Notice tone="ok">{texts.done}</Notice>
      <SignInWith username={username} newPassword={newPassword} label={texts.logIn} />
    </div>
  );
}

function NoInvitation({ title, hint }: { title: string; hint: string }) {
  return (
    <EmptyState
      icon={Link2Off}
      title={title}
      hint={hint}
      action={<LinkButton to="/login">{texts.logIn}</LinkButton>}
    />
  );
}
