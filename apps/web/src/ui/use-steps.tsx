import { type ReactNode, useState } from 'react';
import { uiTexts } from '@/texts/ui.ts';
import { Button } from './button.tsx';
import { usePrinting } from './use-printing.ts';

/** The drawn part of a long list, and the button for more; no button once the list is complete. */
type Steps<Item> = { shown: readonly Item[]; more: ReactNode };

/** Draws a long list in steps, because thousands of items take seconds; a button draws the next step. */
export function useSteps<Item>(items: readonly Item[], step: number): Steps<Item> {
  const [count, setCount] = useState(step);
  const printing = usePrinting();
  if (printing || items.length <= count) return { shown: items, more: null };
  return {
    shown: items.slice(0, count),
    more: (
      <div className="mt-3 text-center">
        <Button onClick={() => setCount(count + step)}>{uiTexts.more(count, items.length)}</Button>
      </div>
    ),
  };
}
