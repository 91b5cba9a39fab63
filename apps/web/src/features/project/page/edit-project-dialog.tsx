import { LENGTHS, PROJECT_STATUSES } from '@faena/shared/domain';
import type { Project } from '@faena/shared/schemas';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { isForbidden } from '@/lib/client.ts';
import { reportError } from '@/lib/report.ts';
import { useSaving } from '@/lib/use-saving.ts';
import { projectStatusLabel } from '@/texts/labels.ts';
import { messageOf } from '@/texts/wording.ts';
import { DateRange } from '@/ui/date-range.tsx';
import { Field } from '@/ui/field.tsx';
import { showFieldErrors } from '@/ui/field-errors.ts';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { formResolver } from '@/ui/form-resolver.ts';
import { Input } from '@/ui/input.tsx';
import { NameFields } from '@/ui/name-fields.tsx';
import { Select } from '@/ui/select.tsx';
import { useUpdateProject } from '../change-requests.ts';
import { editProjectTexts as texts } from '../texts/edit-project.ts';
import { changesOf, formOf, PROJECT_FIELDS, ProjectForm } from './edit-project-form.ts';

type EditProjectDialogProps = {
  project: Project;
  /** The time zone of the company, in which dates are calendar dates. */
  timeZone: string;
  onClose: () => void;
};

/** 'Editar proyecto': all editable fields of a project (PROJECT-5). */
export function EditProjectDialog({ project, timeZone, onClose }: EditProjectDialogProps) {
  const { save, state } = useSaving(useUpdateProject(project._id));
  const [failure, setFailure] = useState<string | null>(null);
  // Later changes by others do not change the comparison.
  const [initial] = useState(() => formOf(project, timeZone));
  const { register, control, handleSubmit, setError, formState } = useForm({
    resolver: formResolver(ProjectForm, 'es'),
    defaultValues: initial,
  });
  const { errors, isDirty } = formState;
  const start = useController({ control, name: 'start_date' }).field;
  const end = useController({ control, name: 'end_date' }).field;

  const submit = handleSubmit((form) => {
    setFailure(null);
    const changes = changesOf(form, initial);
    if (Object.keys(changes).length === 0) {
      onClose();
      return;
    }
    save(changes, {
      onSuccess: onClose,
      onError: (error) => {
        reportError(error);
        if (showFieldErrors(error, PROJECT_FIELDS, setError, 'es')) return;
        setFailure(isForbidden(error) ? texts.forbidden : messageOf(error, texts.failed, 'es'));
      },
    });
  });

  return (
    <FormDialog
      title={texts.title}
      labels={texts}
      onSubmit={submit}
      dirty={isDirty}
      saving={state}
      onClose={onClose}
      failure={failure}
    >
      <NameFields
        labels={texts}
        errors={errors}
        name={register('name')}
        description={register('description')}
        draft={`project:${project._id}`}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field longest={LENGTHS.name} label={texts.type} error={errors.type?.message} required>
          <Input {...register('type')} autoComplete="off" />
        </Field>
        <Field label={texts.status} error={errors.status?.message} required>
          <Select {...register('status')}>
            {[...new Set([...PROJECT_STATUSES, initial.status])].map((status) => (
              <option key={status} value={status}>
                {projectStatusLabel(status)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div>
        <DateRange
          value={{ from: start.value, to: end.value }}
          onValueChange={({ from, to }) => {
            if (from !== start.value) start.onChange(from);
            if (to !== end.value) end.onChange(to);
          }}
          fromLabel={texts.start}
          toLabel={texts.end}
          fromError={errors.start_date?.message}
          toError={errors.end_date?.message}
        />
        <p className="mt-1 text-muted text-sm">{texts.zone(timeZone)}</p>
      </div>
    </FormDialog>
  );
}
