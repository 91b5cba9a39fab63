import { Confirmation } from '@faena/shared/schemas';
import { useForm } from 'react-hook-form';
import { readSession } from '@/lib/session.ts';
import { useSaving } from '@/lib/use-saving.ts';
import { messageOf } from '@/texts/wording.ts';
import { Field } from '@/ui/field.tsx';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { formResolver } from '@/ui/form-resolver.ts';
import { Input } from '@/ui/input.tsx';
import { confirmPasswordTexts } from '../texts/confirm-password.ts';
import { useConfirmSession } from './requests.ts';

const texts = confirmPasswordTexts;

export type ConfirmPasswordProps = {
  /** Called when the window closes, with whether the session is confirmed. */
  onAnswer: (confirmed: boolean) => void;
};

/** Asks for the password before an act that a stolen token alone must not do (SESSION-37). */
export function ConfirmPassword({ onAnswer }: ConfirmPasswordProps) {
  const { save, error, state } = useSaving(useConfirmSession());
  const { register, handleSubmit, formState } = useForm({
    resolver: formResolver(Confirmation, 'en'),
    defaultValues: { password: '' },
  });
  const problem = error && messageOf(error, texts.failed);
  return (
    <FormDialog
      title={texts.title}
      description={texts.text}
      size="sm"
      labels={{ cancel: texts.cancel, save: texts.submit, saving: texts.confirming }}
      dirty={false}
      saving={state}
      failure={problem}
      screen="en"
      onSubmit={handleSubmit((typed) => save(typed, { onSuccess: () => onAnswer(true) }))}
      onClose={() => onAnswer(false)}
    >
      <input type="hidden" autoComplete="username" value={readSession()?.username ?? ''} readOnly />
      <Field label={texts.password} error={formState.errors.password?.message} required>
        <Input {...register('password')} type="password" autoComplete="current-password" />
      </Field>
    </FormDialog>
  );
}
