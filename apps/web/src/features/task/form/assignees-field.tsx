import { Controller, useFormContext } from 'react-hook-form';
import { useConnectionLost } from '@/lib/connection.ts';
import { taskFormTexts } from '@/texts/task-form.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { Avatar } from '@/ui/avatar.tsx';
import { Field } from '@/ui/field.tsx';
import { MultiSelect } from '@/ui/multi-select.tsx';
import { QueryNote } from '@/ui/query-note.tsx';
import { useAssignable } from '../requests.ts';
import { useTaskContext } from '../task-context.ts';
import type { TaskForm } from './task-form-values.ts';

const texts = taskFormTexts;

/** 'Asignar a': several of the available users, by full name (TASK-9). */
export function AssigneesField() {
  const { projectId } = useTaskContext();
  const { control, formState } = useFormContext<TaskForm>();
  const people = useAssignable(projectId);
  const { data = [], isPending, isError } = people;
  const missing = useConnectionLost() ? taskTexts.card.peopleLater : taskTexts.card.peopleFailed;
  const unknown = isError ? missing : taskTexts.card.loadingPeople;
  const options = data.map((person) => ({
    value: person._id,
    label: person.fullname || person.username,
    detail: `@${person.username}`,
    icon: <Avatar person={person} size="sm" decorative />,
  }));
  return (
    <Controller
      control={control}
      name="assignedTo"
      render={({ field: { value, onChange } }) => (
        <div>
          <Field label={texts.assignedTo} error={formState.errors.assignedTo?.message}>
            <MultiSelect
              options={options}
              values={value}
              onValuesChange={onChange}
              placeholder={isError ? '—' : isPending ? unknown : texts.noAssignees}
              emptyText={isPending || isError ? unknown : texts.noPeople}
            />
          </Field>
          <QueryNote
            query={people}
            failed={taskTexts.card.peopleFailed}
            later={taskTexts.card.peopleLater}
            className="mt-1"
          />
        </div>
      )}
    />
  );
}
