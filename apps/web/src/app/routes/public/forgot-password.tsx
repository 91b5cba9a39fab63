import { passwordTexts, ResetDone, ResetForm, useResetPassword } from '@/features/account/index.ts';
import { NarrowLayout } from '../../frame/narrow-layout.tsx';

const texts = passwordTexts.forgot;

/** /forgot-password: the form, then its success view (SESSION-21). */
export function Component() {
  const reset = useResetPassword();
  return (
    <NarrowLayout
      title={reset.data ? texts.doneTitle : texts.title}
      lead={reset.data ? undefined : texts.lead}
    >
      {reset.data ? <ResetDone {...reset.data} /> : <ResetForm reset={reset} />}
    </NarrowLayout>
  );
}
