import { countFilters, NO_TASK_FILTER, TASK_DUES, TASK_PRIORITIES } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';
import { useEffect, useMemo, useRef } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { priorityLabels } from '@/texts/labels.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { Button } from '@/ui/button.tsx';
import { cn } from '@/ui/cn.ts';
import { MultiSelect } from '@/ui/multi-select.tsx';
import { SearchInput } from '@/ui/search-input.tsx';
import { Select } from '@/ui/select.tsx';
import { peopleOptions, tagOptions } from './filter-options.ts';
import { typedWords, typeWords } from './typed-words.ts';
import { useFoundTasks, useTaskFilter } from './use-task-filter.ts';

const texts = taskTexts.filter;
/** After so long without a key the words stand in the address. */
const REST_MS = 300;

type FilterBarProps = {
  /** All of the project. */
  tasks: readonly Task[];
  /** How often its search was asked for: each time it takes the focus. */
  asked: number;
  onClose: () => void;
};

/** What is looked for among the tasks, and how many there are (FIND-1). */
export function FilterBar({ tasks, asked, onClose }: FilterBarProps) {
  const root = useRef<HTMLElement>(null);
  const [filter, setFilter] = useTaskFilter();
  const { found } = useFoundTasks(tasks);
  const people = useMemo(() => peopleOptions(tasks, filter.person), [tasks, filter.person]);
  const tags = useMemo(() => tagOptions(tasks, filter.tag), [tasks, filter.tag]);
  const settle = useDebouncedCallback(() => setFilter({ q: typedWords() ?? filter.q }), REST_MS);
  const active = countFilters(filter) > 0;

  useEffect(() => {
    if (asked > 0) root.current?.querySelector('input')?.focus();
  }, [asked]);
  useEffect(() => () => typeWords(null), []);

  return (
    <section
      ref={root}
      aria-label={texts.label}
      className="mt-1 mb-2 flex flex-wrap items-center gap-2 md:mt-0"
    >
      <SearchInput
        aria-label={texts.search}
        placeholder={texts.search}
        value={filter.q}
        onValueChange={(q) => {
          typeWords(q);
          settle();
        }}
        className="w-48 max-md:w-full"
      />
      <MultiSelect
        aria-label={texts.people}
        placeholder={texts.people}
        emptyText={texts.noOption}
        options={people}
        values={filter.person}
        onValuesChange={(person) => setFilter({ person })}
        className="w-36 max-md:min-w-32 max-md:flex-1"
      />
      <Button
        aria-pressed={filter.mine}
        onClick={() => setFilter({ mine: !filter.mine })}
        className={cn(filter.mine && 'border-accent bg-accent-tint text-accent')}
      >
        {texts.mine}
      </Button>
      <MultiSelect
        aria-label={texts.tags}
        placeholder={texts.tags}
        emptyText={texts.noOption}
        options={tags}
        values={filter.tag}
        onValuesChange={(tag) => setFilter({ tag })}
        className="w-30 max-md:min-w-32 max-md:flex-1"
      />
      <MultiSelect
        aria-label={texts.priorities}
        placeholder={texts.priorities}
        emptyText={texts.noOption}
        options={TASK_PRIORITIES.map((value) => ({ value, label: priorityLabels[value] }))}
        values={filter.priority}
        onValuesChange={(chosen) =>
          setFilter({ priority: TASK_PRIORITIES.filter((priority) => chosen.includes(priority)) })
        }
        className="w-32 max-md:min-w-32 max-md:flex-1"
      />
      <Select
        aria-label={texts.due}
        value={filter.due ?? ''}
        onChange={({ target }) => setFilter({ due: TASK_DUES.find((due) => due === target.value) ?? null })}
        className="w-36 max-md:min-w-32 max-md:flex-1"
      >
        <option value="">{texts.anyDue}</option>
        {TASK_DUES.map((due) => (
          <option key={due} value={due}>
            {texts.dues[due]}
          </option>
        ))}
      </Select>
      <p role="status" className="tabular text-muted">
        {active && texts.found(found.length, tasks.length)}
      </p>
      <Button
        variant="ghost"
        onClick={() => {
          setFilter(NO_TASK_FILTER);
          onClose();
        }}
        className="ml-auto"
      >
        {active ? texts.clear : texts.close}
      </Button>
    </section>
  );
}
