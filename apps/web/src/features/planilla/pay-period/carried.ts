import type { PayPoint } from '@faena/shared/schemas';

/** The items a run leaves out by name (RUN-4). */
export interface Carried {
  readonly records: string[];
  readonly requests: string[];
  /** The people whose negative net is carried over as a debt, up to an optional amount (DEBT-1). */
  readonly debts: { employeeId: string; amount?: number }[];
}

/** The name of a point. */
export const keyOf = ({ kind, employeeId, recordId, requestId }: PayPoint) =>
  [kind, employeeId, recordId ?? requestId ?? ''].join(' ');

/** The amounts that debts are carried up to, by person; those without one are carried whole. */
export type DebtLimits = ReadonlyMap<string, number>;

/** The records and requests of points, each once. */
export function carriedOf(points: readonly PayPoint[], limits: DebtLimits): Carried {
  return {
    records: [...new Set(points.flatMap(({ recordId }) => recordId ?? []))],
    requests: [...new Set(points.flatMap(({ requestId }) => requestId ?? []))],
    debts: points.flatMap(({ kind, employeeId }) => {
      if (kind !== 'negative') return [];
      const amount = limits.get(employeeId);
      return [{ employeeId, ...(amount !== undefined && { amount }) }];
    }),
  };
}
