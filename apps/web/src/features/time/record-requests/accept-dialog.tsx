import type { RecordRequest } from '@faena/shared/schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { oneEmployee } from '@/features/people/index.ts';
import { showFieldErrors } from '@/ui/field-errors.ts';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { formResolver } from '@/ui/form-resolver.ts';
import { QueryNote } from '@/ui/query-note.tsx';
import { useFormSaving } from '@/ui/use-form-saving.ts';
import { isPaid } from '../records/become.ts';
import { RecordFields } from '../records/record-fields.tsx';
import { changesOf, formOf, RECORD_FIELDS, recordForm } from '../records/record-form.ts';
import { requestTexts } from '../texts/record-requests.ts';
import { recordTexts } from '../texts/records.ts';
import { toForm } from './request-values.ts';
import { useAcceptRequest } from './requests.ts';

const texts = requestTexts.accept;

type AcceptDialogProps = { request: RecordRequest; timeZone: string; onClose: () => void };

/** 'Aceptar con cambios': the proposed values to change, and a reason (REQUEST-2). */
export function AcceptDialog({ request, timeZone, onClose }: AcceptDialogProps) {
  const { _id: id, proposed, record: present, employee } = request;
  const { send, progress } = useFormSaving(useAcceptRequest(employee._id), texts.failed);
  const projects = useQuery(oneEmployee(employee._id));
  const [record] = useState(() => toForm(proposed));
  const form = useForm({
    resolver: formResolver(recordForm(record, timeZone), 'es'),
    defaultValues: formOf(record, timeZone, ''),
  });

  const submit = form.handleSubmit((values) => {
    const version = present ? { version: present.version } : {};
    const body = { ...changesOf(values, record, timeZone), ...version, reason: values.reason };
    send({ id, body }, onClose, (error) => showFieldErrors(error, RECORD_FIELDS, form.setError, 'es'));
  });

  return (
    <FormDialog
      title={texts.title}
      description={recordTexts.form.zone(timeZone)}
      labels={{ cancel: texts.cancel, save: texts.action, saving: texts.saving }}
      onSubmit={submit}
      dirty={form.formState.isDirty}
      {...progress}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <QueryNote query={projects} failed={recordTexts.form.projectsFailed} />
        <RecordFields
          projects={present && isPaid(present) ? null : (projects.data?.projects ?? [])}
          record={record}
          timeZone={timeZone}
          draft={`accept:${id}`}
        />
      </FormProvider>
    </FormDialog>
  );
}
