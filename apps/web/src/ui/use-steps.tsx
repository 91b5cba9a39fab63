import { type ReactNode, useState } from 'react';
import { uiTexts } from '@/texts/ui.ts';
import { Button } from './button.tsx';

/** The part of a long list that is drawn, and the button for more of it; none once all of it is there. */
type Steps<Item> = { shown: readonly Item[]; more: ReactNode };

/** A list whose every item is drawn costs seconds once there are thousands: so many at once, the next ones on demand. */
export function useSteps<Item>(items: readonly Item[], step: number): Steps<Item> {
  const [count, setCount] = useState(step);
  if (items.length <= count) return { shown: items, more: null };
  return {
    shown: items.slice(0, count),
    more: (
      <div className="mt-3 text-center">
        <Button onClick={() => setCount(count + step)}>{uiTexts.more(count, items.length)}</Button>
      </div>
    ),
  };
}
