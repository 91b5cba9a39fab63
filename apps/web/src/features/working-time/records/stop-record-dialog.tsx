import { type RecordStopReason as Form, RecordStopReason, type WorkRecord } from '@faena/shared/schemas';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { formatMoment } from '@/lib/format-moment.ts';
import { reportError } from '@/lib/report.ts';
import { useSaving } from '@/lib/use-saving.ts';
import { recordTexts } from '@/texts/records.ts';
import { messageOf } from '@/texts/wording.ts';
import { Field } from '@/ui/field.tsx';
import { showFieldErrors } from '@/ui/field-errors.ts';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { formResolver } from '@/ui/form-resolver.ts';
import { Textarea } from '@/ui/textarea.tsx';
import { toast } from '@/ui/toast.ts';
import { useStopRecord } from '../requests.ts';

const texts = recordTexts.stop;

type StopRecordDialogProps = {
  employeeId: string;
  /** One that runs. */
  record: WorkRecord;
  timeZone: string;
  onClose: () => void;
};

/** 'Detener registro' of somebody else, with its reason (TIME-35). */
export function StopRecordDialog({ employeeId, record, timeZone, onClose }: StopRecordDialogProps) {
  const { save, state } = useSaving(useStopRecord(employeeId));
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm<Form>({
    resolver: formResolver(RecordStopReason, 'es'),
    defaultValues: { reason: '' },
  });

  const submit = handleSubmit(({ reason }) => {
    setFailure(null);
    save(
      { id: record._id, reason },
      {
        onSuccess: ({ corrections }) => {
          if (!corrections.some(({ kind }) => kind === 'stopped')) toast.message(texts.ended);
          onClose();
        },
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
      description={texts.since(formatMoment(record.startTime, timeZone))}
      labels={texts}
      onSubmit={submit}
      saving={state}
      dirty={formState.isDirty}
      onClose={onClose}
      failure={failure}
      danger
    >
      <Field label={texts.reason} hint={texts.reasonHint} error={formState.errors.reason?.message} required>
        <Textarea {...register('reason')} rows={3} />
      </Field>
    </FormDialog>
  );
}
