import { Pin } from '@faena/shared/schemas';
import { useForm } from 'react-hook-form';
import { useSaving } from '@/lib/use-saving.ts';
import { messageOf } from '@/texts/wording.ts';
import { Field } from '@/ui/field.tsx';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { formResolver } from '@/ui/form-resolver.ts';
import { Input } from '@/ui/input.tsx';
import { toast } from '@/ui/toast.ts';
import { markPinTexts as texts } from '../texts/mark-pin.ts';
import { useSetMarkPin } from './requests.ts';

type MarkPinDialogProps = { employeeId: string; onClose: () => void };

/** Takes a new PIN of 4 to 6 digits for kiosks; nobody can read the present one (KIOSK-4). */
export function MarkPinDialog({ employeeId, onClose }: MarkPinDialogProps) {
  const { save, error, state } = useSaving(useSetMarkPin(employeeId));
  const { register, handleSubmit, formState } = useForm({
    resolver: formResolver(Pin, 'es'),
    defaultValues: { pin: '' },
  });
  const onSuccess = () => {
    toast.success(texts.saved);
    onClose();
  };
  return (
    <FormDialog
      title={texts.title}
      description={texts.hint}
      size="sm"
      labels={{ cancel: texts.cancel, save: texts.save, saving: texts.saving }}
      dirty={false}
      saving={state}
      failure={error && messageOf(error, texts.failed, 'es')}
      onSubmit={handleSubmit((typed) => save(typed, { onSuccess }))}
      onClose={onClose}
    >
      <Field label={texts.pin} hint={texts.digits} error={formState.errors.pin?.message} required>
        <Input {...register('pin')} inputMode="numeric" autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
