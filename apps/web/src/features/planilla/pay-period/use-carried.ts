import type { PayPeriod, PayPoint } from '@faena/shared/schemas';
import { useState } from 'react';
import { type DebtLimit, type DebtLimits, keyOf } from './carried.ts';

interface Chosen {
  readonly keys: ReadonlySet<string>;
  readonly limits: DebtLimits;
}

const NOTHING: Chosen = { keys: new Set(), limits: new Map() };

/** The points of a period that the manager carries over, and those that still block the closing. */
export function useCarried({ startDate, points }: PayPeriod) {
  const [chosen, setChosen] = useState<Chosen & { of: string }>({ of: startDate, ...NOTHING });
  // The choice belongs to this period; another period begins without one.
  const { keys, limits } = chosen.of === startDate ? chosen : NOTHING;
  const isCarried = (point: PayPoint) => keys.has(nameOf(point));

  function set(some: readonly PayPoint[], carried: boolean): void {
    const next = new Set(keys);
    const left = new Map(limits);
    for (const point of some) {
      if (carried) next.add(nameOf(point));
      else next.delete(nameOf(point));
      if (point.kind === 'negative') left.delete(point.employeeId);
    }
    setChosen({ of: startDate, keys: next, limits: left });
  }

  function limit(employeeId: string, amount: DebtLimit | null): void {
    const next = new Map(limits);
    if (amount === null) next.delete(employeeId);
    else next.set(employeeId, amount);
    setChosen({ of: startDate, keys, limits: next });
  }

  return {
    carried: points.filter(isCarried),
    // A debt blocks until its limit is a valid amount (FORM-15).
    open: points.filter((point) => !isCarried(point) || limits.get(point.employeeId) === 'faulty'),
    limits,
    limit,
    isCarried,
    carry: (some: readonly PayPoint[]) => set(some, true),
    undo: (some: readonly PayPoint[]) => set(some, false),
  };
}

/** A record with two points, por revisar and without a rate, is carried over once. */
const nameOf = (point: PayPoint) => point.recordId ?? point.requestId ?? keyOf(point);
