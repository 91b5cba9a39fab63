import { countFilters, NO_TASK_FILTER } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { prefetchLater } from '@/lib/prefetch-later.ts';
import { useMediaQuery } from '@/lib/use-media-query.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { Button } from '@/ui/button.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { Part } from '@/ui/part.tsx';
import { PHONE } from '@/ui/screen-widths.ts';
import { SearchInput } from '@/ui/search-input.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { CONTROL_WIDTHS } from './control-widths.ts';
import { typeWords } from './typed-words.ts';
import { useFitting } from './use-fitting.ts';
import { useGoToFound } from './use-go-to-found.ts';
import { useFoundTasks, useTaskFilter } from './use-task-filter.ts';

const texts = taskTexts.filter;

const loadChoices = () => import('./filter-choices.tsx').then(({ FilterChoices }) => FilterChoices);
prefetchLater(loadChoices);

const WIDTHS = Object.values(CONTROL_WIDTHS);
/** The width of the fixed parts of the bar: search, views, the count and the button that closes it, with the gaps. */
const BESIDE_PX = 500;
const MORE_PX = 132;
/** The keys that go from the search to the first task found. */
const GO: ReadonlySet<string> = new Set(['Enter', 'ArrowDown']);

type FilterBarProps = {
  /** All tasks of the project. */
  tasks: readonly Task[];
  /** Counts the requests to focus the search field. */
  focusRequests: number;
  onClose: () => void;
  /** The button that opens the saved views. */
  views: ReactNode;
};

/** The search and the filter of the tasks, with the number of results; in one line, except on a phone (FIND-1). */
export function FilterBar({ tasks, focusRequests, onClose, views }: FilterBarProps) {
  const root = useRef<HTMLElement>(null);
  const [filter, setFilter] = useTaskFilter();
  const { found, isCurrent } = useFoundTasks(tasks);
  const goToFound = useGoToFound(root, isCurrent);
  const phone = useMediaQuery(PHONE);
  const fitting = useFitting(root, WIDTHS, { beside: BESIDE_PX, opener: MORE_PX });
  const active = countFilters(filter) > 0;
  const inBar = phone ? 0 : fitting;
  const narrow = inBar === 0;
  const leave = active ? texts.clear : texts.close;

  function end(): void {
    setFilter(NO_TASK_FILTER);
    onClose();
  }

  useEffect(() => {
    if (focusRequests === 0) return;
    const search = root.current?.querySelector('input');
    search?.focus();
    search?.select();
  }, [focusRequests]);
  useEffect(() => () => typeWords(null), []);

  return (
    <section
      ref={root}
      aria-label={texts.label}
      // On paper only the number of matches stays.
      className="mt-1 mb-2 flex items-center gap-2 max-md:flex-wrap md:mt-0 print:*:not-[p]:hidden"
    >
      <SearchInput
        aria-label={texts.search}
        placeholder={texts.search}
        value={filter.q}
        onValueChange={typeWords}
        onKeyDown={(event) => {
          if (!GO.has(event.key) || event.nativeEvent.isComposing) return;
          event.preventDefault();
          goToFound();
        }}
        // On a phone, one line with the button that closes the bar, above the others.
        className="w-52 min-w-24 max-md:-order-2 max-md:flex-1 max-md:basis-2/3"
      />
      <Part load={loadChoices} waiting={<ChoicesSkeleton inBar={inBar} />}>
        {(FilterChoices) => <FilterChoices tasks={tasks} inBar={inBar} />}
      </Part>
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

function ChoicesSkeleton({ inBar }: { inBar: number }) {
  const widths = [...WIDTHS.slice(0, inBar), ...(inBar < WIDTHS.length ? [MORE_PX] : [])];
  return widths.map((width, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else
    <div key={index} style={{ width }} className="shrink-0">
      <Skeleton className="h-control" />
    </div>
  ));
}
