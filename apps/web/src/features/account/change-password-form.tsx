import type { ReactNode } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { readSession } from '@/lib/session.ts';
import { accountTexts } from '@/texts/account.ts';
import { messageOf, wordSuccess } from '@/texts/wording.ts';
import { Button } from '@/ui/button.tsx';
import { Checkbox } from '@/ui/checkbox.tsx';
import { Field } from '@/ui/field.tsx';
import { formResolver } from '@/ui/form-resolver.ts';
import { Input } from '@/ui/input.tsx';
import { Notice } from '@/ui/notice.tsx';
import { Secret } from '@/ui/secret.tsx';
import { useUnsaved } from '@/ui/use-unsaved.ts';
import { PasswordForm } from './password-form.ts';
import { useChangePassword } from './requests.ts';

const texts = accountTexts.password;

export type ChangePasswordFormProps = {
  /** Called when the password is changed and, if it was generated, has been read. */
  onDone: () => void;
  /** The button below a generated password. */
  doneLabel: string;
  /** Stands beside the submit button. */
  cancel?: ReactNode;
};

/** The password change (SESSION-19); a generated one is shown until the person goes on. */
export function ChangePasswordForm({ onDone, doneLabel, cancel }: ChangePasswordFormProps) {
  const change = useChangePassword();
  const { register, control, handleSubmit, watch, formState } = useForm({
    resolver: formResolver(PasswordForm, 'en'),
    defaultValues: { currentPassword: '', generatePassword: false, newPassword: '', confirmation: '' },
  });
  const { errors, isDirty } = formState;
  const generate = watch('generatePassword');
  const busy = change.isPending;
  const { letGo } = useUnsaved(isDirty && !change.isSuccess);

  if (change.data?.newPassword) {
    return (
      <div className="grid gap-4">
        <Notice tone="ok">{wordSuccess(change.data.message, texts.replaced)}</Notice>
        <Secret
          label={texts.generated}
          value={change.data.newPassword}
          copyLabel={texts.copy}
          copiedLabel={texts.copied}
        />
        <p className="text-muted">{texts.generatedHint}</p>
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
      {change.error && !busy && <Notice tone="danger">{messageOf(change.error, texts.failed)}</Notice>}
      {/* Tells password managers whose password this is. */}
      <input type="text" hidden readOnly autoComplete="username" value={readSession()?.username ?? ''} />
      <Field label={texts.current} error={errors.currentPassword?.message} required>
        <Input
          {...register('currentPassword')}
          type="password"
          autoComplete="current-password"
          disabled={busy}
        />
      </Field>
      <Controller
        control={control}
        name="generatePassword"
        render={({ field }) => (
          <Checkbox
            label={texts.generate}
            checked={field.value}
            onCheckedChange={field.onChange}
            disabled={busy}
          />
        )}
      />
      {!generate && (
        <>
          <Field label={texts.next} hint={texts.hint} error={errors.newPassword?.message} required>
            <Input {...register('newPassword')} type="password" autoComplete="new-password" disabled={busy} />
          </Field>
          <Field label={texts.confirmation} error={errors.confirmation?.message} required>
            <Input
              {...register('confirmation')}
              type="password"
              autoComplete="new-password"
              disabled={busy}
            />
          </Field>
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" loading={busy}>
          {busy ? texts.pending : texts.submit}
        </Button>
        {cancel}
      </div>
    </form>
  );
}
