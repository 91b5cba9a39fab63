import { countFilters, MOBILE_BREAKPOINT_PX, NO_TASK_FILTER } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { useMediaQuery } from '@/lib/use-media-query.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { Button } from '@/ui/button.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { SearchInput } from '@/ui/search-input.tsx';
import { useFilterControls } from './filter-controls.tsx';
import { MoreFilters } from './more-filters.tsx';
import { typedWords, typeWords } from './typed-words.ts';
import { useFitting } from './use-fitting.ts';
import { useFoundTasks, useTaskFilter } from './use-task-filter.ts';

const texts = taskTexts.filter;
/** After so long without a key the words stand in the address. */
const REST_MS = 300;

/** What stands in the bar at any width: search, views, the count and the way out, with the gaps between them. */
const BESIDE_PX = 500;
const MORE_PX = 132;

type FilterBarProps = {
  /** All of the project. */
  tasks: readonly Task[];
  /** How often its search was asked for: each time it takes the focus. */
  asked: number;
  onClose: () => void;
  /** What opens the saved views. */
  views: ReactNode;
};

/** What is looked for among the tasks, and how many there are (FIND-1); in one line, but for a phone (FIND-10). */
export function FilterBar({ tasks, asked, onClose, views }: FilterBarProps) {
  const root = useRef<HTMLElement>(null);
  const [filter, setFilter] = useTaskFilter();
  const { found } = useFoundTasks(tasks);
  const controls = useFilterControls(tasks);
  const phone = useMediaQuery(`(max-width: ${MOBILE_BREAKPOINT_PX - 0.02}px)`);
  const widths = controls.map(({ width }) => width);
  const fitting = useFitting(root, widths, { beside: BESIDE_PX, opener: MORE_PX });
  const settle = useDebouncedCallback(() => setFilter({ q: typedWords() ?? filter.q }), REST_MS);
  const active = countFilters(filter) > 0;
  const inBar = controls.slice(0, phone ? 0 : fitting);
  const others = controls.slice(inBar.length);
  const narrow = inBar.length === 0;
  const leave = active ? texts.clear : texts.close;

  function end(): void {
    setFilter(NO_TASK_FILTER);
    onClose();
  }

  useEffect(() => {
    if (asked > 0) root.current?.querySelector('input')?.focus();
  }, [asked]);
  useEffect(() => () => typeWords(null), []);

  return (
    <section
      ref={root}
      aria-label={texts.label}
      className="mt-1 mb-2 flex items-center gap-2 max-md:flex-wrap md:mt-0"
    >
      <SearchInput
        aria-label={texts.search}
        placeholder={texts.search}
        value={filter.q}
        onValueChange={(q) => {
          typeWords(q);
          settle();
        }}
        // On a phone one line with the way out, above the others.
        className="w-52 min-w-24 max-md:-order-2 max-md:flex-1 max-md:basis-2/3"
      />
      {inBar.map(({ part, width, draw }) => (
        <div key={part} style={{ width }} className="flex shrink-0">
          {draw('w-full')}
        </div>
      ))}
      {others.length > 0 && <MoreFilters controls={others} />}
      {views}
      <p role="status" className="tabular shrink-0 text-muted">
        {active && texts.found(found.length, tasks.length)}
      </p>
      <div className="ml-auto flex shrink-0 max-md:-order-1">
        {narrow ? (
          <IconButton icon={X} label={leave} onClick={end} />
        ) : (
          <Button variant="ghost" onClick={end}>
            {leave}
          </Button>
        )}
      </div>
    </section>
  );
}
