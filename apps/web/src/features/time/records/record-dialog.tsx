import type { WorkRecord } from '@faena/shared/schemas';
import { useQuery } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { oneEmployee } from '@/features/people/index.ts';
import { reportError } from '@/lib/report.ts';
import { showFieldErrors } from '@/ui/field-errors.ts';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { formResolver } from '@/ui/form-resolver.ts';
import { QueryNote } from '@/ui/query-note.tsx';
import { useFormSaving } from '@/ui/use-form-saving.ts';
import { isStale, type RecordToSave, useSaveRecord } from '../requests.ts';
import { recordTexts } from '../texts/records.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { RecordFields } from './record-fields.tsx';
import { changesOf, formOf, RECORD_FIELDS, type RecordForm, recordForm, timesOf } from './record-form.ts';
import { RecordGaps } from './record-gaps.tsx';
import { useSeenRecords } from './use-seen-records.ts';

const texts = recordTexts.form;

type RecordDialogProps = {
  employeeId: string;
  /** The one to correct; null for one that was forgotten. */
  record: WorkRecord | null;
  timeZone: string;
  /** The first day of a forgotten one, `yyyy-MM-dd`. */
  day: string;
  onSaved: (record: WorkRecord) => void;
  onClose: () => void;
};

/** 'Corregir registro' or 'Agregar registro'; either needs a reason. */
export function RecordDialog({ employeeId, timeZone, day, onSaved, onClose, ...props }: RecordDialogProps) {
  const { send, fail, progress } = useFormSaving(useSaveRecord(employeeId), texts.failed);
  const { records, changed, readAgain } = useSeenRecords(employeeId, props.record ? [props.record] : []);
  const record = records[0] ?? null;
  const employee = useQuery(oneEmployee(employeeId));
  const form = useForm({
    resolver: formResolver(recordForm(record, timeZone), 'es'),
    defaultValues: formOf(record, timeZone, day),
  });

  const submit = form.handleSubmit((values) => {
    const saved = toSave(values, record, timeZone);
    fail(saved ? null : texts.unchanged);
    if (!saved) return;
    send(
      saved,
      (answer) => {
        onSaved(answer);
        onClose();
      },
      (error) => {
        if (!record || !isStale(error)) return showFieldErrors(error, RECORD_FIELDS, form.setError, 'es');
        showWhatChanged(record);
        return true;
      },
    );
  });

  /** Keeps the typed values, and updates the others from the record. */
  function showWhatChanged({ _id }: WorkRecord): void {
    readAgain([_id])
      .then(([fresh]) => fresh && form.reset(formOf(fresh, timeZone, day), { keepDirtyValues: true }))
      .catch(reportError);
  }

  return (
    <FormDialog
      title={record ? texts.correct : texts.add}
      description={texts.zone(timeZone)}
      labels={texts}
      onSubmit={submit}
      dirty={form.formState.isDirty}
      {...progress}
      onClose={onClose}
    >
      <ChangedMeanwhile changed={changed} timeZone={timeZone} />
      {record && <RecordGaps record={record} timeZone={timeZone} />}
      <FormProvider {...form}>
        <QueryNote query={employee} failed={texts.projectsFailed} />
        <RecordFields
          projects={employee.data?.projects ?? []}
          record={record}
          timeZone={timeZone}
          draft={record ? `correct:${record._id}` : `add-record:${employeeId}`}
        />
      </FormProvider>
    </FormDialog>
  );
}

/** The form's request; null while there is none. */
function toSave(form: RecordForm, record: WorkRecord | null, timeZone: string): RecordToSave | null {
  const { reason } = form;
  if (record) {
    const changes = changesOf(form, record, timeZone);
    return changes && { id: record._id, body: { ...changes, reason, version: record.version } };
  }
  const { startTime, endTime } = timesOf(form, null, timeZone);
  if (!startTime || !endTime) return null;
  const times = { startTime: startTime.toISOString(), endTime: endTime.toISOString() };
  return { id: null, body: { ...times, projectId: form.projectId || null, reason } };
}
