import type { PasswordResetAnswer } from '@faena/shared/schemas';
import type { LoginState } from '@/lib/session-events.ts';
import { wordSuccess } from '@/texts/wording.ts';
import { LinkButton } from '@/ui/link-button.tsx';
import { Secret } from '@/ui/secret.tsx';
import { passwordTexts } from '../texts/passwords.ts';

const texts = passwordTexts.forgot;

/**
 * 'Password Reset Initiated': the server's message and the username. Shows the temporary password, or the address of
 * the link's mail (SESSION-21).
 */
export function ResetDone({ message, username, newPassword }: PasswordResetAnswer) {
  return (
    <div className="grid gap-4">
      <p>{wordSuccess(message, newPassword ? texts.shown : texts.mailed)}</p>
      <dl>
        <dt className="font-medium text-sm">{texts.username}</dt>
        <dd className="mt-1 break-words text-lg">{username}</dd>
      </dl>
      {!newPassword && <p className="text-muted">{texts.mailedHint}</p>}
      {newPassword && (
        <>
          <Secret
            label={texts.newPassword}
            value={newPassword}
            copyLabel={texts.copy}
            copiedLabel={texts.copied}
          />
          <p className="text-muted">{texts.mustChange}</p>
        </>
      )}
      <LinkButton
        to="/login"
        state={{ username } satisfies LoginState}
        variant="primary"
        className="mt-2 w-full"
      >
        {texts.back}
      </LinkButton>
    </div>
  );
}
