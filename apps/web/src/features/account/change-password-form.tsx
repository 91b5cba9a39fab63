import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { readSession } from '@/lib/session.ts';
import { messageOf, wordSuccess } from '@/texts/wording.ts';
import { Button } from '@/ui/button.tsx';
import { FailureNotice } from '@/ui/failure-notice.tsx';
import { Field } from '@/ui/field.tsx';
import { formResolver } from '@/ui/form-resolver.ts';
import { Input } from '@/ui/input.tsx';
import { Notice } from '@/ui/notice.tsx';
import { Secret } from '@/ui/secret.tsx';
import { useRetryWait } from '@/ui/use-retry-wait.ts';
import { useUnsaved } from '@/ui/use-unsaved.ts';
import { PasswordForm } from './password-form.ts';
import { useChangePassword } from './requests.ts';
import { NewPasswordFields } from './session/new-password-fields.tsx';
import { accountTexts } from './texts/account.ts';
import { passwordTexts } from './texts/passwords.ts';

const texts = accountTexts.password;
const { chosen } = passwordTexts;

export type ChangePasswordFormProps = {
  /** Called once the password is changed and a generated one has been read. */
  onDone: () => void;
  /** The button below a generated password. */
  doneLabel: string;
  /** An element beside the submit button. */
  cancel?: ReactNode;
};

/** Changes the password (SESSION-18). A generated password shows until the person continues. */
export function ChangePasswordForm({ onDone, doneLabel, cancel }: ChangePasswordFormProps) {
  const change = useChangePassword();
  const form = useForm({
    resolver: formResolver(PasswordForm, 'en'),
    defaultValues: { currentPassword: '', generatePassword: false, newPassword: '', confirmation: '' },
  });
  const { register, handleSubmit, formState } = form;
  const { errors, isDirty } = formState;
  const busy = change.isPending;
  const wait = useRetryWait(change.error);
  const { letGo } = useUnsaved(isDirty && !change.isSuccess);

  if (change.data?.newPassword) {
    return (
      <div className="grid gap-4">
        <Notice tone="ok">{wordSuccess(change.data.message, texts.replaced)}</Notice>
        <Secret
          label={chosen.password}
          value={change.data.newPassword}
          copyLabel={chosen.copy}
          copiedLabel={chosen.copied}
        />
        <p className="text-muted">{chosen.generatedHint}</p>
        <Button variant="primary" onClick={onDone} autoFocus className="justify-self-start">
          {doneLabel}
        </Button>
      </div>
    );
  }

  return (
    <form
      noValidate
      onSubmit={handleSubmit((form) =>
        change.mutate(form, {
          onSuccess: ({ newPassword }) => {
            letGo();
            if (!newPassword) onDone();
          },
        }),
      )}
      className="grid gap-4"
    >
      {change.error && !busy && (
        <FailureNotice error={change.error} screen="en">
          {messageOf(change.error, texts.failed)}
        </FailureNotice>
      )}
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" hidden readOnly autoComplete="username" value={readSession()?.username ?? ''} />
      <Field label={texts.current} error={errors.currentPassword?.message} required>
        <Input
          {...register('currentPassword')}
          type="password"
          autoComplete="current-password"
          disabled={busy}
        />
      </Field>
      <FormProvider {...form}>
        <NewPasswordFields busy={busy} />
      </FormProvider>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" loading={busy} held={wait > 0}>
          {busy ? texts.pending : chosen.submit}
        </Button>
        {cancel}
      </div>
    </form>
  );
}
