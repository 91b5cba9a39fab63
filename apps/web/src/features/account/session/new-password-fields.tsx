import { Controller, useFormContext } from 'react-hook-form';
import { leastPassword } from '@/lib/least-password.ts';
import { Checkbox } from '@/ui/checkbox.tsx';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import { passwordTexts } from '../texts/passwords.ts';
import type { ChosenPassword } from './chosen-password.ts';

const texts = passwordTexts.chosen;

/** The fields of a new password, typed or generated. */
export function NewPasswordFields({ busy }: { busy: boolean }) {
  const { register, control, watch, formState } = useFormContext<ChosenPassword>();
  const { errors } = formState;
  return (
    <>
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
          <Field
            label={texts.password}
            hint={texts.hint(leastPassword())}
            error={errors.newPassword?.message}
            required
          >
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
    </>
  );
}
