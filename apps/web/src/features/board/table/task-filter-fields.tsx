import { TASK_PRIORITIES, TASK_STATUSES } from '@faena/shared/domain';
import { useRef } from 'react';
import { priorityLabels, statusLabels } from '@/texts/labels.ts';
import { taskTableTexts } from '@/texts/task-table.ts';
import { Button } from '@/ui/button.tsx';
import { ChoiceOptions } from '@/ui/choice-select.tsx';
import { Field } from '@/ui/field.tsx';
import { Select } from '@/ui/select.tsx';
import type { TaskFilters } from './table-address.ts';

const texts = taskTableTexts;

type TaskFilterFieldsProps = {
  filters: TaskFilters;
  /** An empty value clears the filter. */
  onChange: (name: keyof TaskFilters, value: string) => void;
  onClear: () => void;
};

/** Estado and Prioridad, and 'Limpiar filtros' while one of them is active. */
export function TaskFilterFields({ filters, onChange, onClear }: TaskFilterFieldsProps) {
  const first = useRef<HTMLSelectElement>(null);
  return (
    <>
      {(filters.status || filters.priority) && (
        <Button
          variant="ghost"
          onClick={() => {
            onClear();
            // The button disappears, so the focus moves to the first field.
            first.current?.focus();
          }}
          className="@max-[40rem]:order-1 @max-[40rem]:-ml-3"
        >
          {texts.clear}
        </Button>
      )}
      <Field label={texts.status} className="w-36 @max-[40rem]:basis-1/4 @max-[40rem]:grow">
        <Select
          ref={first}
          value={filters.status ?? ''}
          onChange={(event) => onChange('status', event.target.value)}
        >
          <option value="">{texts.allStatuses}</option>
          <ChoiceOptions choices={TASK_STATUSES} labels={statusLabels} />
        </Select>
      </Field>
      <Field label={texts.priority} className="w-32 @max-[40rem]:basis-1/4 @max-[40rem]:grow">
        <Select value={filters.priority ?? ''} onChange={(event) => onChange('priority', event.target.value)}>
          <option value="">{texts.allPriorities}</option>
          <ChoiceOptions choices={TASK_PRIORITIES} labels={priorityLabels} />
        </Select>
      </Field>
    </>
  );
}
