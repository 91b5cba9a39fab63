import { calendarDateOf } from '@faena/shared/domain';
import type { WorkRecord } from '@faena/shared/schemas';
import { useQuery } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { oneEmployee } from '@/features/people/index.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { showFieldErrors } from '@/ui/field-errors.ts';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { formResolver } from '@/ui/form-resolver.ts';
import { QueryNote } from '@/ui/query-note.tsx';
import { toast } from '@/ui/toast.ts';
import { useFormSaving } from '@/ui/use-form-saving.ts';
import { asItBecame } from '../records/become.ts';
import { RecordFields } from '../records/record-fields.tsx';
import { changesOf, formOf, RECORD_FIELDS, recordForm, timesOf } from '../records/record-form.ts';
import { requestTexts } from '../texts/record-requests.ts';
import { recordTexts } from '../texts/records.ts';
import { OverlapNote } from './overlap-note.tsx';
import { useAskRequest } from './requests.ts';

const texts = requestTexts.ask;

type AskDialogProps = {
  /** The signed-in employee. */
  employeeId: string;
  /** The record to correct; null to add a forgotten one. */
  record: WorkRecord | null;
  timeZone: string;
  onClose: () => void;
};

/** The dialog in which an employee requests a forgotten record, or a correction (REQUEST-1). */
export function AskDialog({ employeeId, record: opened, timeZone, onClose }: AskDialogProps) {
  const record = opened && asItBecame(opened);
  const { send, fail, progress } = useFormSaving(useAskRequest(employeeId), texts.failed);
  const employee = useQuery(oneEmployee(employeeId));
  const today = calendarDateOf(new Date(serverNow()), timeZone);
  const form = useForm({
    resolver: formResolver(recordForm(record, timeZone), 'es'),
    defaultValues: formOf(record, timeZone, today),
  });

  const submit = form.handleSubmit((values) => {
    const isUnchanged = record !== null && changesOf(values, record, timeZone) === null;
    fail(isUnchanged ? recordTexts.form.unchanged : null);
    const { startTime, endTime } = timesOf(values, record, timeZone);
    if (isUnchanged || !startTime || !endTime) return;
    const times = { startTime: startTime.toISOString(), endTime: endTime.toISOString() };
    const { projectId, reason } = values;
    send(
      { recordId: record?._id ?? null, ...times, projectId: projectId || null, reason },
      () => {
        toast.success(texts.sent);
        onClose();
      },
      (error) => showFieldErrors(error, RECORD_FIELDS, form.setError, 'es'),
    );
  });

  return (
    <FormDialog
      title={record ? requestTexts.correct : requestTexts.forgot}
      description={recordTexts.form.zone(timeZone)}
      labels={{ cancel: texts.cancel, save: texts.send, saving: texts.sending }}
      onSubmit={submit}
      dirty={form.formState.isDirty}
      {...progress}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <QueryNote query={employee} failed={recordTexts.form.projectsFailed} />
        <RecordFields
          projects={employee.data?.projects ?? []}
          record={record}
          timeZone={timeZone}
          reasonHint={texts.hint}
          draft={`ask:${record?._id ?? employeeId}`}
        />
        <OverlapNote employeeId={employeeId} record={record} timeZone={timeZone} />
      </FormProvider>
    </FormDialog>
  );
}
