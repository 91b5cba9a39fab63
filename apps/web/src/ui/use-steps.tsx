import { type ReactNode, useState } from 'react';
import { useAddressParams } from '@/lib/use-address-params.ts';
import { uiTexts } from '@/texts/ui.ts';
import { Button } from './button.tsx';
import { usePrinting } from './use-printing.ts';

/** The drawn part of a long list, and the button for more; no button once the list is complete. */
type Steps<Item> = { shown: readonly Item[]; more: ReactNode };

/**
 * Draws a long list in steps, because thousands of items take seconds; a button draws the next step.
 * @param name the number of drawn items in the address (SCREEN-24); the lists of one screen have different ones, and
 *   lists in windows none
 */
export function useSteps<Item>(items: readonly Item[], step: number, name?: string): Steps<Item> {
  const [params, changeAddress] = useAddressParams();
  const [own, setOwn] = useState(step);
  const count = name === undefined ? own : Math.max(step, Number(params.get(name)) || 0);
  const printing = usePrinting();
  const draw = (next: number) =>
    name === undefined ? setOwn(next) : changeAddress((edited) => edited.set(name, String(next)));
  if (printing || items.length <= count) return { shown: items, more: null };
  return {
    shown: items.slice(0, count),
    more: (
      <div className="mt-3 text-center">
        <Button onClick={() => draw(count + step)}>{uiTexts.more(count, items.length)}</Button>
      </div>
    ),
  };
}
