import { calendarDateOf } from '@faena/shared/domain';
import type { WorkRecord } from '@faena/shared/schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { oneEmployee } from '@/features/employee/index.ts';
import { reportError } from '@/lib/report.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { useSaving } from '@/lib/use-saving.ts';
import { requestTexts } from '@/texts/record-requests.ts';
import { recordTexts } from '@/texts/records.ts';
import { messageOf } from '@/texts/wording.ts';
import { showFieldErrors } from '@/ui/field-errors.ts';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { formResolver } from '@/ui/form-resolver.ts';
import { QueryNote } from '@/ui/query-note.tsx';
import { toast } from '@/ui/toast.ts';
import { asItBecame } from '../records/become.ts';
import { RecordFields } from '../records/record-fields.tsx';
import { changesOf, formOf, RECORD_FIELDS, recordForm, timesOf } from '../records/record-form.ts';
import { OverlapNote } from './overlap-note.tsx';
import { useAskRequest } from './requests.ts';

const texts = requestTexts.ask;

type AskDialogProps = {
  /** The signed-in employee. */
  employeeId: string;
  /** The one to be corrected; null for one that was forgotten. */
  record: WorkRecord | null;
  timeZone: string;
  onClose: () => void;
};

/** 'Olvidé marcar' or 'Corregir este registro': what an employee asks their manager (REQUEST-1). */
export function AskDialog({ employeeId, record: given, timeZone, onClose }: AskDialogProps) {
  const record = given && asItBecame(given);
  const { save, state } = useSaving(useAskRequest(employeeId));
  const employee = useQuery(oneEmployee(employeeId));
  const [failure, setFailure] = useState<string | null>(null);
  const today = calendarDateOf(new Date(serverNow()), timeZone);
  const form = useForm({
    resolver: formResolver(recordForm(record, timeZone), 'es'),
    defaultValues: formOf(record, timeZone, today),
  });

  const submit = form.handleSubmit((values) => {
    const changes = !record || changesOf(values, record, timeZone);
    setFailure(changes ? null : recordTexts.form.unchanged);
    const { startTime, endTime } = timesOf(values, record, timeZone);
    if (!changes || !startTime || !endTime) return;
    const times = { startTime: startTime.toISOString(), endTime: endTime.toISOString() };
    const { projectId, reason } = values;
    save(
      { recordId: record?._id ?? null, ...times, projectId: projectId || null, reason },
      {
        onSuccess: () => {
          toast.success(texts.sent);
          onClose();
        },
        onError: (error) => {
          reportError(error);
          if (showFieldErrors(error, RECORD_FIELDS, form.setError, 'es')) return;
          setFailure(messageOf(error, texts.failed, 'es'));
        },
      },
    );
  });

  return (
    <FormDialog
      title={record ? requestTexts.correct : requestTexts.forgot}
      description={recordTexts.form.zone(timeZone)}
      labels={{ cancel: texts.cancel, save: texts.send, saving: texts.sending }}
      onSubmit={submit}
      dirty={form.formState.isDirty}
      saving={state}
      onClose={onClose}
      failure={failure}
    >
      <FormProvider {...form}>
        <QueryNote query={employee} failed={recordTexts.form.projectsFailed} />
        <RecordFields
          projects={employee.data?.projects ?? []}
          record={record}
          timeZone={timeZone}
          reasonHint={texts.hint}
        />
        <OverlapNote employeeId={employeeId} record={record} timeZone={timeZone} />
      </FormProvider>
    </FormDialog>
  );
}
