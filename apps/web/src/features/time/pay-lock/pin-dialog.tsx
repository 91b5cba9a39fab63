import { Pin } from '@faena/shared/schemas';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '@/lib/client.ts';
import { useSaving } from '@/lib/use-saving.ts';
import { messageOf } from '@/texts/wording.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { formResolver } from '@/ui/form-resolver.ts';
import { Input } from '@/ui/input.tsx';
import { payLockTexts as texts } from '../texts/pay-lock.ts';
import { useChoosePin, useOpenPay } from './requests.ts';

type PinDialogProps = { onClose: () => void };

/** Asks for the PIN of pay, or has its person choose one (PIN-1, PIN-2). */
export function PinDialog({ hasPin, onClose }: PinDialogProps & { hasPin: boolean }) {
  const [isForgotten, setIsForgotten] = useState(false);
  if (!hasPin || isForgotten) return <ChoosePin onClose={onClose} />;
  return <OpenPay onClose={onClose} onForgotten={() => setIsForgotten(true)} />;
}

function OpenPay({ onClose, onForgotten }: PinDialogProps & { onForgotten: () => void }) {
  const { save, error, state } = useSaving(useOpenPay());
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: formResolver(Pin, 'es'),
    defaultValues: { pin: '' },
  });
  // The next digits take the place of the wrong ones.
  const onError = () => setFocus('pin', { shouldSelect: true });
  return (
    <FormDialog
      title={texts.title}
      description={texts.text}
      size="sm"
      labels={{ cancel: texts.cancel, save: texts.open, saving: texts.opening }}
      dirty={false}
      saving={state}
      failure={error && messageOf(error, texts.failed, 'es')}
      onSubmit={handleSubmit((typed) => save(typed, { onSuccess: onClose, onError }))}
      onClose={onClose}
    >
      <Field label={texts.pin} error={formState.errors.pin?.message} required>
        <Input {...register('pin')} type="password" inputMode="numeric" autoComplete="off" />
      </Field>
      <div>
        <Button variant="ghost" className="-ml-3" onClick={onForgotten}>
          {texts.forgotten}
        </Button>
      </div>
    </FormDialog>
  );
}

/** The server asks for the password where it needs one (PIN-2), in the window of SESSION-37. */
function ChoosePin({ onClose }: PinDialogProps) {
  const { save, error, state } = useSaving(useChoosePin());
  const { register, handleSubmit, formState } = useForm({
    resolver: formResolver(Pin, 'es'),
    defaultValues: { pin: '' },
  });
  return (
    <FormDialog
      title={texts.chooseTitle}
      description={texts.chooseText}
      size="sm"
      labels={{ cancel: texts.cancel, save: texts.choose, saving: texts.choosing }}
      dirty={false}
      saving={state}
      failure={error && (isUnproven(error) ? texts.unproven : messageOf(error, texts.failed, 'es'))}
      onSubmit={handleSubmit((typed) => save(typed, { onSuccess: onClose }))}
      onClose={onClose}
    >
      <Field label={texts.pin} error={formState.errors.pin?.message} required>
        <Input {...register('pin')} inputMode="numeric" autoComplete="off" />
      </Field>
    </FormDialog>
  );
}

/** Tests whether the window of the password was left without one. */
function isUnproven(error: Error): boolean {
  return error instanceof ApiError && error.code === 'confirmation_required';
}
