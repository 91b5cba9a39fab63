import { PasswordFromLink, usePasswordFromLink } from '@/features/session/index.ts';
import { passwordTexts } from '@/texts/passwords.ts';
import { NarrowLayout } from '../../frame/narrow-layout.tsx';

const texts = passwordTexts.reset;

/** /reset-password: what a link to a new password opens, for nobody's index and nobody's referrer (RESET-2). */
export function Component() {
  const reset = usePasswordFromLink();
  return (
    <NarrowLayout title={reset.data ? texts.doneTitle : texts.title}>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <PasswordFromLink reset={reset} />
    </NarrowLayout>
  );
}
