import { type RefObject, useLayoutEffect, useState } from 'react';
import { ROW_ATTRIBUTE } from '@/ui/use-keep-row-focus.ts';

/** The button that opens a task, on its card or in its line of the table. */
const OPENER = `[${ROW_ATTRIBUTE}] :is(article h4 :is(button, a), [data-opens])`;

/**
 * Answers a function that moves the focus to the first task found, once the tasks follow the typed words. `bar` stands
 * beside the tasks.
 */
export function useGoToFound(bar: RefObject<Element | null>, isCurrent: boolean): () => void {
  const [asked, setAsked] = useState(false);
  useLayoutEffect(() => {
    if (!asked || !isCurrent) return;
    setAsked(false);
    const first = bar.current?.parentElement?.querySelector<HTMLElement>(OPENER);
    first?.focus();
    first?.closest(`[${ROW_ATTRIBUTE}]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [asked, isCurrent, bar]);
  return () => setAsked(true);
}
