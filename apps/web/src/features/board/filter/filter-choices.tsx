import type { Task } from '@faena/shared/schemas';
import { useEffect } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { taskTexts } from '@/texts/tasks.ts';
import { useFilterControls } from './filter-controls.tsx';
import { MoreFilters } from './more-filters.tsx';
import { typedWords, useTypedWords } from './typed-words.ts';
import { useSearchComments } from './use-search-comments.ts';
import { useTaskFilter } from './use-task-filter.ts';

/** The debounce of the typed words, before they go into the address. */
const REST_MS = 300;

type FilterChoicesProps = {
  /** All tasks of the project. */
  tasks: readonly Task[];
  /** The number of choices in the bar; the others are behind a button. */
  inBar: number;
};

/** The choices of the filter bar; also writes the typed words into the address. */
export function FilterChoices({ tasks, inBar }: FilterChoicesProps) {
  const [, setFilter] = useTaskFilter();
  const controls = useFilterControls(tasks);
  const typed = useTypedWords();
  const settle = useDebouncedCallback(() => {
    const words = typedWords();
    if (words !== null) setFilter({ q: words });
  }, REST_MS);
  const areCommentsUnsearched = useSearchComments();
  const others = controls.slice(inBar);

  useEffect(() => {
    if (typed !== null) settle();
  }, [typed, settle]);

  return (
    <>
      {controls.slice(0, inBar).map(({ part, width, draw }) => (
        <div key={part} style={{ width }} className="flex shrink-0">
          {draw('w-full')}
        </div>
      ))}
      {others.length > 0 && <MoreFilters controls={others} />}
      {areCommentsUnsearched && (
        <p role="status" className="min-w-0 truncate text-muted max-md:order-1 max-md:basis-full">
          {taskTexts.filter.commentsUnsearched}
        </p>
      )}
    </>
  );
}
