import type { PayPeriod, PayPoint } from '@faena/shared/schemas';
import { useState } from 'react';
import { canCarry, keyOf } from './carried.ts';

/** Which points of a period are left for the next one, and which still stand in the way of closing. */
export function useCarried({ startDate, points }: PayPeriod) {
  const [chosen, setChosen] = useState<{ of: string; keys: ReadonlySet<string> }>({
    of: startDate,
    keys: new Set(),
  });
  // Carried items belong to this period, and to no other one on screen.
  const keys = chosen.of === startDate ? chosen.keys : new Set<string>();
  const isCarried = (point: PayPoint) => canCarry(point) && keys.has(nameOf(point));

  function set(some: readonly PayPoint[], carried: boolean): void {
    const next = new Set(keys);
    for (const point of some.filter(canCarry)) {
      if (carried) next.add(nameOf(point));
      else next.delete(nameOf(point));
    }
    setChosen({ of: startDate, keys: next });
  }

  return {
    carried: points.filter(isCarried),
    open: points.filter((point) => !isCarried(point)),
    isCarried,
    carry: (some: readonly PayPoint[]) => set(some, true),
    undo: (some: readonly PayPoint[]) => set(some, false),
  };
}

/** A record that is both por revisar and without a rate is left out once. */
const nameOf = (point: PayPoint) => point.recordId ?? point.requestId ?? keyOf(point);
