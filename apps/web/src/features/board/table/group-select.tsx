import { TASK_GROUPS, type TaskGroupBy } from '@faena/shared/domain';
import { taskTableTexts } from '@/texts/task-table.ts';
import { ChoiceOptions } from '@/ui/choice-select.tsx';
import { Field } from '@/ui/field.tsx';
import { Select } from '@/ui/select.tsx';

const texts = taskTableTexts;

type GroupSelectProps = { value: TaskGroupBy | null; onChange: (group: TaskGroupBy | null) => void };

/** Chooses the grouping of the table (BOARD-19). */
export function GroupSelect({ value, onChange }: GroupSelectProps) {
  return (
    <Field label={texts.group} className="w-32 @max-[40rem]:basis-1/4 @max-[40rem]:grow">
      <Select
        value={value ?? ''}
        onChange={(event) => onChange(TASK_GROUPS.find((group) => group === event.target.value) ?? null)}
      >
        <option value="">{texts.noGroup}</option>
        <ChoiceOptions choices={TASK_GROUPS} labels={texts.groups} />
      </Select>
    </Field>
  );
}
