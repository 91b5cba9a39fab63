import { type RefObject, useLayoutEffect, useState } from 'react';
import { ROW_ATTRIBUTE } from '@/ui/use-keep-row-focus.ts';

/** The button that opens a task, on its card or in its row. */
const OPENER = `[${ROW_ATTRIBUTE}] :is(article h4 :is(button, a), [data-opens])`;

/**
 * Returns a function that focuses the first task found, after the list follows the typed text. `bar` is beside the
 * tasks.
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
