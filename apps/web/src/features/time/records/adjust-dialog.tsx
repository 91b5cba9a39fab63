import { LENGTHS } from '@faena/shared/domain';
import type { AdjustmentDraft, WorkRecord } from '@faena/shared/schemas';
import { FormProvider, useForm } from 'react-hook-form';
import { reportError } from '@/lib/report.ts';
import { useSettled } from '@/lib/use-settled.ts';
import { Field } from '@/ui/field.tsx';
import { showFieldErrors } from '@/ui/field-errors.ts';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { formResolver } from '@/ui/form-resolver.ts';
import { Notice } from '@/ui/notice.tsx';
import { Textarea } from '@/ui/textarea.tsx';
import { useFormSaving } from '@/ui/use-form-saving.ts';
import { isStale } from '../requests.ts';
import { closedTexts } from '../texts/closed-records.ts';
import { recordTexts } from '../texts/records.ts';
import { AdjustmentPreview } from './adjustment-effect.tsx';
import { useAdjust, useAdjustmentPreview } from './adjustment-requests.ts';
import { asItBecame, isAnnulled } from './become.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { momentsOf } from './moments-of.ts';
import { RecordFields } from './record-fields.tsx';
import { formOf, RECORD_FIELDS, type RecordForm, recordForm, timesOf } from './record-form.ts';
import { useSeenRecords } from './use-seen-records.ts';

type AdjustDialogProps = {
  /** A record that a run pays. */
  record: WorkRecord;
  verb: 'correct' | 'void';
  timeZone: string;
  onClose: () => void;
};

/** Corrects or voids a closed record, after a preview of the effect on its days (ADJUST-1). */
export function AdjustDialog({ record: given, verb, timeZone, onClose }: AdjustDialogProps) {
  const texts = closedTexts[verb];
  const { employeeId } = given;
  const { send, fail, progress } = useFormSaving(useAdjust(employeeId), closedTexts.failed);
  const { records, changed, readAgain } = useSeenRecords(employeeId, [given]);
  const [seen = given] = records;
  const record = asItBecame(seen);
  const form = useForm<RecordForm>({
    resolver: formResolver(recordForm(record, timeZone), 'es'),
    defaultValues: formOf(record, timeZone, ''),
  });
  const draft = draftOf(seen, verb === 'void' ? null : form.watch(), timeZone);
  const draftKey = `adjust-${verb}:${given._id}`;
  const settled = useSettled(draft, draft !== null);
  const previewed = draft === null ? null : settled.value;
  const preview = useAdjustmentPreview(previewed);

  const submit = form.handleSubmit(({ reason }) => {
    if (draft === null) return fail(recordTexts.form.unchanged);
    send({ ...draft, version: seen.version, reason }, onClose, (error) => {
      if (!isStale(error)) return showFieldErrors(error, RECORD_FIELDS, form.setError, 'es');
      showWhatChanged();
      return true;
    });
  });

  /** Keeps the typed values, and updates the others from the record. */
  function showWhatChanged(): void {
    readAgain([seen._id])
      .then(
        ([fresh]) => fresh && form.reset(formOf(asItBecame(fresh), timeZone, ''), { keepDirtyValues: true }),
      )
      .catch(reportError);
  }

  return (
    <FormDialog
      title={texts.title}
      description={momentsOf(record, timeZone)}
      labels={texts}
      onSubmit={submit}
      dirty={form.formState.isDirty}
      {...progress}
      onClose={onClose}
      danger={verb === 'void'}
      disabled={draft !== null && (!settled.isSettled || !preview.data || preview.isPlaceholderData)}
    >
      <ChangedMeanwhile changed={changed} timeZone={timeZone} />
      <Notice>{closedTexts.hint}</Notice>
      {verb === 'correct' ? (
        <FormProvider {...form}>
          <RecordFields projects={null} record={record} timeZone={timeZone} draft={draftKey} />
        </FormProvider>
      ) : (
        <Field
          longest={LENGTHS.reason}
          label={recordTexts.form.reason}
          hint={recordTexts.form.reasonHint}
          error={form.formState.errors.reason?.message}
          required
        >
          <Textarea {...form.register('reason')} draft={draftKey} rows={3} />
        </Field>
      )}
      {previewed === null ? (
        <p className="text-muted">{closedTexts.effect.nothing}</p>
      ) : (
        <AdjustmentPreview query={preview} />
      )}
    </FormDialog>
  );
}

/** The adjustment of the form; null while it changes nothing. */
function draftOf(record: WorkRecord, form: RecordForm | null, timeZone: string): AdjustmentDraft | null {
  const recordId = record._id;
  if (form === null) return { recordId, void: true };
  const present = asItBecame(record);
  const { startTime, endTime } = timesOf(form, present, timeZone);
  if (!startTime || !endTime || endTime <= startTime) return null;
  const times = { startTime: startTime.toISOString(), endTime: endTime.toISOString() };
  const isSame = times.startTime === present.startTime && times.endTime === present.endTime;
  return isSame && !isAnnulled(record) ? null : { recordId, ...times };
}
