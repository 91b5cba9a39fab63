import type { ReactNode } from 'react';
import type { LoginState } from '@/lib/session-events.ts';
import { LinkButton } from '@/ui/link-button.tsx';
import { Secret } from '@/ui/secret.tsx';
import { passwordTexts } from '../texts/passwords.ts';

const { reset: texts, chosen } = passwordTexts;

export type SignInWithProps = {
  username: string;
  /** A generated password, shown this once. */
  newPassword?: string | undefined;
  /** A note above the account. */
  children?: ReactNode;
  label: string;
};

/** The account of an opened link, its new password, and the way to the login. */
export function SignInWith({ username, newPassword, children, label }: SignInWithProps) {
  return (
    <>
      <dl>
        <dt className="font-medium text-sm">{texts.username}</dt>
        <dd className="mt-1 break-words text-lg">{username}</dd>
      </dl>
      {newPassword && (
        <>
          <Secret
            label={chosen.password}
            value={newPassword}
            copyLabel={chosen.copy}
            copiedLabel={chosen.copied}
          />
          <p className="text-muted">{chosen.generatedHint}</p>
        </>
      )}
      {children}
      <LinkButton to="/login" state={{ username } satisfies LoginState} variant="primary" className="w-full">
        {label}
      </LinkButton>
    </>
  );
}
