import type { WorkRecord } from '@faena/shared/schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { oneEmployee } from '@/features/people/index.ts';
import { reportError } from '@/lib/report.ts';
import { useSaving } from '@/lib/use-saving.ts';
import { messageOf } from '@/texts/wording.ts';
import { showFieldErrors } from '@/ui/field-errors.ts';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { formResolver } from '@/ui/form-resolver.ts';
import { QueryNote } from '@/ui/query-note.tsx';
import { isStale, useSplitRecord } from '../requests.ts';
import { recordChangeTexts } from '../texts/record-changes.ts';
import { recordTexts } from '../texts/records.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { momentsOf } from './moments-of.ts';
import { projectChoices } from './project-choices.ts';
import { SplitFields } from './split-fields.tsx';
import { splitForm, splitFormOf, splitOf } from './split-form.ts';
import { useSeenRecords } from './use-seen-records.ts';

const texts = recordChangeTexts.split;
/** The fields of the dialog that can show a refusal of the server. */
const FIELDS = ['firstProjectId', 'secondProjectId', 'reason'] as const;

type SplitDialogProps = {
  employeeId: string;
  /** One that has ended. */
  record: WorkRecord;
  timeZone: string;
  onClose: () => void;
};

/** 'Dividir registro': divides a record into two, each with its project, for a reason (TIME-41). */
export function SplitDialog({ employeeId, timeZone, onClose, ...props }: SplitDialogProps) {
  const { save, state } = useSaving(useSplitRecord(employeeId));
  const { records, changed, readAgain } = useSeenRecords(employeeId, [props.record]);
  const record = records[0] ?? props.record;
  const employee = useQuery(oneEmployee(employeeId));
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    resolver: formResolver(splitForm(record, timeZone), 'es'),
    defaultValues: splitFormOf(record, timeZone),
  });

  const submit = form.handleSubmit((values) => {
    setFailure(null);
    const body = splitOf(values, record, timeZone);
    if (!body) return;
    save({ id: record._id, body }, { onSuccess: onClose, onError: refused });
  });

  function refused(error: Error): void {
    reportError(error);
    if (isStale(error)) {
      readAgain([record._id])
        .then(([fresh]) => fresh && form.reset(splitFormOf(fresh, timeZone), { keepDirtyValues: true }))
        .catch(reportError);
      return;
    }
    if (showFieldErrors(error, [...FIELDS], form.setError, 'es')) return;
    setFailure(messageOf(error, texts.failed, 'es'));
  }

  return (
    <FormDialog
      title={texts.title}
      description={`${momentsOf(record, timeZone)}. ${recordTexts.form.zone(timeZone)}`}
      labels={texts}
      onSubmit={submit}
      dirty={form.formState.isDirty}
      saving={state}
      onClose={onClose}
      failure={failure}
    >
      <ChangedMeanwhile changed={changed} timeZone={timeZone} />
      <FormProvider {...form}>
        <QueryNote query={employee} failed={recordTexts.form.projectsFailed} />
        <SplitFields
          record={record}
          projects={projectChoices(employee.data?.projects ?? [], record)}
          timeZone={timeZone}
        />
      </FormProvider>
    </FormDialog>
  );
}
