import { useLinkToken } from '@/lib/use-link-token.ts';
import { wordSuccess } from '@/texts/wording.ts';
import { LinkButton } from '@/ui/link-button.tsx';
import { Notice } from '@/ui/notice.tsx';
import { OpenedLink } from '@/ui/opened-link.tsx';
import { passwordTexts } from '../texts/passwords.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import type { PasswordFromLinkMutation } from './requests.ts';
import { SignInWith } from './sign-in-with.tsx';

const texts = passwordTexts.reset;

/**
 * The page of a reset link: the form, then the account's name. An invalid link shows the way to a new one (RESET-2).
 */
export function PasswordFromLink({ reset }: { reset: PasswordFromLinkMutation }) {
  const token = useLinkToken('resetToken');
  if (reset.data) return <Done {...reset.data} />;
  // Ignores the error of an earlier link in this tab.
  const problem = reset.variables?.token === token && reset.error;
  return (
    <OpenedLink token={token} errors={[problem]} texts={texts} action={<AskAgain />}>
      <NewPasswordForm token={token} reset={reset} />
    </OpenedLink>
  );
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

function AskAgain() {
  return (
    <LinkButton to="/forgot-password" variant="primary">
      {texts.askAgain}
    </LinkButton>
  );
}
