import { Controller, useFormContext } from 'react-hook-form';
import { taskTexts } from '@/texts/tasks.ts';
import { Avatar } from '@/ui/avatar.tsx';
import { Field } from '@/ui/field.tsx';
import { MultiSelect } from '@/ui/multi-select.tsx';
import { useAssignable } from '../api/use-assignable.ts';
import { useBoardContext } from '../board-context.ts';
import type { TaskForm } from './task-form-values.ts';

const texts = taskTexts.form;

/** 'Asignar a': several of the available users, by full name (spec, section 2). */
export function AssigneesField({ busy }: { busy: boolean }) {
  const { projectId } = useBoardContext();
  const { control, formState } = useFormContext<TaskForm>();
  const { data = [], isPending } = useAssignable(projectId);
  const options = data.map(({ _id, fullname, username, profilePicture }) => ({
    value: _id,
    label: fullname || username,
    detail: `@${username}`,
    icon: <Avatar name={username} src={profilePicture} size="sm" decorative />,
  }));
  return (
    <Controller
      control={control}
      name="assignedTo"
      render={({ field: { value, onChange } }) => (
        <Field label={texts.assignedTo} error={formState.errors.assignedTo?.message}>
          <MultiSelect
            options={options}
            values={value}
            onValuesChange={onChange}
            placeholder={isPending ? taskTexts.card.loadingPeople : texts.noAssignees}
            emptyText={texts.noPeople}
            disabled={busy}
          />
        </Field>
      )}
    />
  );
}
