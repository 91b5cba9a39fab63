import { LENGTHS } from '@faena/shared/domain';
import { type Adjustment, AdjustmentRemoval } from '@faena/shared/schemas';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { reportError } from '@/lib/report.ts';
import { useSaving } from '@/lib/use-saving.ts';
import { closedTexts } from '@/texts/closed-records.ts';
import { recordTexts } from '@/texts/records.ts';
import { messageOf } from '@/texts/wording.ts';
import { Field } from '@/ui/field.tsx';
import { showFieldErrors } from '@/ui/field-errors.ts';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { formResolver } from '@/ui/form-resolver.ts';
import { Textarea } from '@/ui/textarea.tsx';
import { useTakeBack } from './adjustment-requests.ts';

const texts = closedTexts.takeBack;

/** Takes back an adjustment that no run has paid, with a reason (ADJUST-2). */
export function TakeBackDialog({ adjustment, onClose }: { adjustment: Adjustment; onClose: () => void }) {
  const { save, state } = useSaving(useTakeBack(adjustment.employeeId));
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: formResolver(AdjustmentRemoval, 'es'),
    defaultValues: { reason: '' },
  });
  const submit = handleSubmit(({ reason }) => {
    setFailure(null);
    save(
      { id: adjustment._id, reason },
      {
        onSuccess: onClose,
        onError: (error) => {
          reportError(error);
          if (showFieldErrors(error, ['reason'], setError, 'es')) return;
          setFailure(messageOf(error, texts.failed, 'es'));
        },
      },
    );
  });
  return (
    <FormDialog
      title={texts.title}
      description={texts.hint}
      labels={texts}
      onSubmit={submit}
      dirty={formState.isDirty}
      saving={state}
      onClose={onClose}
      failure={failure}
      danger
    >
      <Field
        label={recordTexts.form.reason}
        hint={recordTexts.form.reasonHint}
        error={formState.errors.reason?.message}
        required
      >
        <Textarea {...register('reason')} rows={3} maxLength={LENGTHS.reason} />
      </Field>
    </FormDialog>
  );
}
