import { type Run, RunReopening } from '@faena/shared/schemas';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { reportError } from '@/lib/report.ts';
import { useSaving } from '@/lib/use-saving.ts';
import { payPeriodTexts } from '@/texts/pay-period.ts';
import { messageOf } from '@/texts/wording.ts';
import { Field } from '@/ui/field.tsx';
import { showFieldErrors } from '@/ui/field-errors.ts';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { formResolver } from '@/ui/form-resolver.ts';
import { Textarea } from '@/ui/textarea.tsx';
import { toast } from '@/ui/toast.ts';
import { useReopenRun } from '../pay-period-requests.ts';

const texts = payPeriodTexts.reopen;

type ReopenDialogProps = { run: Run; onClose: () => void };

/** 'Reabrir' the last run, with a reason (RUN-7). */
export function ReopenDialog({ run, onClose }: ReopenDialogProps) {
  const { save, state } = useSaving(useReopenRun(run._id));
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm<RunReopening>({
    resolver: formResolver(RunReopening, 'es'),
    defaultValues: { reason: '' },
  });

  const submit = handleSubmit(({ reason }) => {
    setFailure(null);
    save(reason, {
      onSuccess: () => {
        toast.success(texts.done(run.number));
        onClose();
      },
      onError: (error) => {
        reportError(error);
        if (showFieldErrors(error, ['reason'], setError, 'es')) return;
        setFailure(messageOf(error, texts.failed, 'es'));
      },
    });
  });

  return (
    <FormDialog
      title={texts.title(run.number)}
      description={texts.hint}
      labels={texts}
      onSubmit={submit}
      dirty={formState.isDirty}
      saving={state}
      onClose={onClose}
      failure={failure}
      danger
    >
      <Field label={texts.reason} error={formState.errors.reason?.message} required>
        <Textarea {...register('reason')} rows={3} />
      </Field>
    </FormDialog>
  );
}
