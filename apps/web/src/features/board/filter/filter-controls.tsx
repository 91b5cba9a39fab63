import { TASK_DUES, TASK_PRIORITIES, TASK_STATUSES, type TaskFilter } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';
import { type ReactNode, useMemo } from 'react';
import { taskTexts } from '@/texts/tasks.ts';
import { Button } from '@/ui/button.tsx';
import { ChoiceOptions } from '@/ui/choice-select.tsx';
import { cn } from '@/ui/cn.ts';
import { MultiSelect } from '@/ui/multi-select.tsx';
import { Select } from '@/ui/select.tsx';
import { PRIORITY_OPTIONS, STATUS_OPTIONS } from '@/ui/task-options.ts';
import { CONTROL_WIDTHS } from './control-widths.ts';
import { peopleOptions, tagOptions } from './filter-options.ts';
import { useTaskFilter } from './use-task-filter.ts';

const texts = taskTexts.filter;

/** A choice of the filter bar: its width, whether it is active, and its control. */
export interface FilterControl {
  readonly part: keyof TaskFilter;
  readonly width: number;
  readonly isSet: boolean;
  readonly draw: (className: string) => ReactNode;
}

/** All choices of the filter except the search, ordered by width. */
export function useFilterControls(tasks: readonly Task[]): readonly FilterControl[] {
  const [filter, setFilter] = useTaskFilter();
  const people = useMemo(() => peopleOptions(tasks, filter.person), [tasks, filter.person]);
  const tags = useMemo(() => tagOptions(tasks, filter.tag), [tasks, filter.tag]);
  const several = (label: string) => ({ 'aria-label': label, placeholder: label, emptyText: texts.noOption });
  return [
    {
      part: 'person',
      width: CONTROL_WIDTHS.person,
      isSet: filter.person.length > 0,
      draw: (className) => (
        <MultiSelect
          {...several(texts.people)}
          options={people}
          values={filter.person}
          onValuesChange={(person) => setFilter({ person })}
          className={className}
        />
      ),
    },
    {
      part: 'mine',
      width: CONTROL_WIDTHS.mine,
      isSet: filter.mine,
      draw: (className) => (
        <Button
          aria-pressed={filter.mine}
          onClick={() => setFilter({ mine: !filter.mine })}
          className={cn(className, filter.mine && 'border-accent bg-accent-tint text-accent')}
        >
          {texts.mine}
        </Button>
      ),
    },
    {
      part: 'status',
      width: CONTROL_WIDTHS.status,
      isSet: filter.status.length > 0,
      draw: (className) => (
        <MultiSelect
          {...several(texts.statuses)}
          options={STATUS_OPTIONS}
          values={filter.status}
          onValuesChange={(chosen) =>
            setFilter({ status: TASK_STATUSES.filter((status) => chosen.includes(status)) })
          }
          className={className}
        />
      ),
    },
    {
      part: 'due',
      width: CONTROL_WIDTHS.due,
      isSet: filter.due !== null,
      draw: (className) => (
        <Select
          aria-label={texts.due}
          value={filter.due ?? ''}
          onChange={({ target }) => setFilter({ due: TASK_DUES.find((due) => due === target.value) ?? null })}
          className={className}
        >
          <option value="">{texts.anyDue}</option>
          <ChoiceOptions choices={TASK_DUES} labels={texts.dues} />
        </Select>
      ),
    },
    {
      part: 'priority',
      width: CONTROL_WIDTHS.priority,
      isSet: filter.priority.length > 0,
      draw: (className) => (
        <MultiSelect
          {...several(texts.priorities)}
          options={PRIORITY_OPTIONS}
          values={filter.priority}
          onValuesChange={(chosen) =>
            setFilter({ priority: TASK_PRIORITIES.filter((priority) => chosen.includes(priority)) })
          }
          className={className}
        />
      ),
    },
    {
      part: 'tag',
      width: CONTROL_WIDTHS.tag,
      isSet: filter.tag.length > 0,
      draw: (className) => (
        <MultiSelect
          {...several(texts.tags)}
          options={tags}
          values={filter.tag}
          onValuesChange={(tag) => setFilter({ tag })}
          className={className}
        />
      ),
    },
  ];
}
