import { FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod';
import { messageOf } from '@/texts/wording.ts';
import { Button } from '@/ui/button.tsx';
import { FailureNotice } from '@/ui/failure-notice.tsx';
import { formResolver } from '@/ui/form-resolver.ts';
import { useRetryWait } from '@/ui/use-retry-wait.ts';
import { useUnsaved } from '@/ui/use-unsaved.ts';
import { passwordTexts } from '../texts/passwords.ts';
import { CHOSEN_PASSWORD, checkChosenPassword } from './chosen-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import type { PasswordFromLinkMutation } from './requests.ts';

const { reset: texts, chosen } = passwordTexts;

const Form = z.object(CHOSEN_PASSWORD).superRefine(checkChosenPassword);

export type NewPasswordFormProps = { token: string; reset: PasswordFromLinkMutation };

/** Chooses or generates the new password of a reset link (RESET-2). */
export function NewPasswordForm({ token, reset }: NewPasswordFormProps) {
  const form = useForm({
    resolver: formResolver(Form, 'en'),
    defaultValues: { generatePassword: false, newPassword: '', confirmation: '' },
  });
  const { handleSubmit, formState } = form;
  const busy = reset.isPending;
  // Ignores the error of an earlier link in this tab.
  const problem = reset.variables?.token === token && reset.error;
  const wait = useRetryWait(problem);
  useUnsaved(formState.isDirty && !reset.isSuccess);
  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ generatePassword, newPassword }) =>
        reset.mutate({ token, generatePassword, ...(!generatePassword && { newPassword }) }),
      )}
      className="grid gap-4"
    >
      {problem && !busy && (
        <FailureNotice error={problem} screen="en">
          {messageOf(problem, texts.failed)}
        </FailureNotice>
      )}
      <FormProvider {...form}>
        <NewPasswordFields busy={busy} />
      </FormProvider>
      <Button type="submit" variant="primary" loading={busy} held={wait > 0} className="w-full">
        {busy ? texts.pending : chosen.submit}
      </Button>
    </form>
  );
}
