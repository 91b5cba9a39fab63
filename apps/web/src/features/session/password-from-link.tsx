import { Link2Off } from 'lucide-react';
import { ApiError } from '@/lib/client.ts';
import { useLinkToken } from '@/lib/use-link-token.ts';
import { passwordTexts } from '@/texts/passwords.ts';
import { wordSuccess } from '@/texts/wording.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { LinkButton } from '@/ui/link-button.tsx';
import { Notice } from '@/ui/notice.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import type { PasswordFromLinkMutation } from './requests.ts';
import { SignInWith } from './sign-in-with.tsx';

const texts = passwordTexts.reset;

/** The page of a reset link: the form, then the account's name; or the way to another link (RESET-2). */
export function PasswordFromLink({ reset }: { reset: PasswordFromLinkMutation }) {
  const token = useLinkToken('resetToken');
  if (reset.data) return <Done {...reset.data} />;
  if (!token) return <NoLink title={texts.none} hint={texts.noneHint} />;
  // Another link may be opened in the same tab.
  const tried = reset.variables?.token === token;
  if (tried && reset.error instanceof ApiError && reset.error.code === 'not_found') {
    return <NoLink title={texts.over} hint={texts.overHint} />;
  }
  return <NewPasswordForm token={token} reset={reset} />;
}

function Done({ message, username, newPassword }: NonNullable<PasswordFromLinkMutation['data']>) {
  return (
    <div className="grid gap-4">
      <Notice tone="ok">{wordSuccess(message, texts.changed)}</Notice>
      <SignInWith username={username} newPassword={newPassword} label={texts.back}>
        <p className="text-muted">{texts.ended}</p>
      </SignInWith>
    </div>
  );
}

function NoLink({ title, hint }: { title: string; hint: string }) {
  return (
    <EmptyState
      icon={Link2Off}
      title={title}
      hint={hint}
      action={
        <LinkButton to="/forgot-password" variant="primary">
          {texts.askAgain}
        </LinkButton>
      }
    />
  );
}
