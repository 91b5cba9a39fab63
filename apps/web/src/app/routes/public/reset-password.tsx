import { PasswordFromLink, passwordTexts, usePasswordFromLink } from '@/features/account/index.ts';
import { LinkLayout } from '../../frame/link-layout.tsx';

const texts = passwordTexts.reset;

/** /reset-password: the page of a link to a new password (RESET-2). */
export function Component() {
  const reset = usePasswordFromLink();
  return (
    <LinkLayout title={reset.data ? texts.doneTitle : texts.title}>
      <PasswordFromLink reset={reset} />
    </LinkLayout>
  );
}
