import { Link2Off } from 'lucide-react';
import { ApiError } from '@/lib/client.ts';
import type { LoginState } from '@/lib/session-events.ts';
import { useLinkToken } from '@/lib/use-link-token.ts';
import { sessionTexts } from '@/texts/session.ts';
import { wordSuccess } from '@/texts/wording.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { LinkButton } from '@/ui/link-button.tsx';
import { Notice } from '@/ui/notice.tsx';
import { Secret } from '@/ui/secret.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import type { PasswordFromLinkMutation } from './requests.ts';

const texts = sessionTexts.reset;

/** What a link to a new password opens: the form, then whose password it was; or how to get another link (RESET-2). */
export function PasswordFromLink({ reset }: { reset: PasswordFromLinkMutation }) {
  const token = useLinkToken('resetToken');
  if (reset.data) return <Done {...reset.data} />;
  if (!token) return <NoLink title={texts.none} hint={texts.noneHint} />;
  if (reset.error instanceof ApiError && reset.error.code === 'not_found') {
    return <NoLink title={texts.over} hint={texts.overHint} />;
  }
  return <NewPasswordForm token={token} reset={reset} />;
}

function Done({ message, username, newPassword }: NonNullable<PasswordFromLinkMutation['data']>) {
  return (
    <div className="grid gap-4">
      <Notice tone="ok">{wordSuccess(message, texts.changed)}</Notice>
      <dl>
        <dt className="font-medium text-sm">{texts.username}</dt>
        <dd className="mt-1 break-words text-lg">{username}</dd>
      </dl>
      {newPassword && (
        <>
          <Secret
            label={texts.newPassword}
            value={newPassword}
            copyLabel={texts.copy}
            copiedLabel={texts.copied}
          />
          <p className="text-muted">{texts.generatedHint}</p>
        </>
      )}
      <p className="text-muted">{texts.ended}</p>
      <LinkButton to="/login" state={{ username } satisfies LoginState} variant="primary" className="w-full">
        {texts.back}
      </LinkButton>
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
