import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { checkChosenPassword } from '@/lib/chosen-password.ts';
import { sessionTexts } from '@/texts/session.ts';
import { messageOf } from '@/texts/wording.ts';
import { Button } from '@/ui/button.tsx';
import { Checkbox } from '@/ui/checkbox.tsx';
import { Field } from '@/ui/field.tsx';
import { formResolver } from '@/ui/form-resolver.ts';
import { Input } from '@/ui/input.tsx';
import { Notice } from '@/ui/notice.tsx';
import { useUnsaved } from '@/ui/use-unsaved.ts';
import type { PasswordFromLinkMutation } from './requests.ts';

const texts = sessionTexts.reset;

const Form = z
  .object({ generatePassword: z.boolean(), newPassword: z.string(), confirmation: z.string() })
  .superRefine((form, context) => checkChosenPassword(form, context, texts.mismatch));

export type NewPasswordFormProps = { token: string; reset: PasswordFromLinkMutation };

/** Chooses the password that a link is for, or has one made up (RESET-2). */
export function NewPasswordForm({ token, reset }: NewPasswordFormProps) {
  const { register, control, handleSubmit, watch, formState } = useForm({
    resolver: formResolver(Form, 'en'),
    defaultValues: { generatePassword: false, newPassword: '', confirmation: '' },
  });
  const { errors, isDirty } = formState;
  const busy = reset.isPending;
  useUnsaved(isDirty && !reset.isSuccess);
  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ generatePassword, newPassword }) =>
        reset.mutate({ token, generatePassword, ...(!generatePassword && { newPassword }) }),
      )}
      className="grid gap-4"
    >
      {reset.error && !busy && <Notice tone="danger">{messageOf(reset.error, texts.failed)}</Notice>}
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
      {!watch('generatePassword') && (
        <>
          <Field label={texts.newPassword} hint={texts.hint} error={errors.newPassword?.message} required>
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
      <Button type="submit" variant="primary" loading={busy} className="w-full">
        {busy ? texts.pending : texts.submit}
      </Button>
    </form>
  );
}
