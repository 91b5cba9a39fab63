import type { PayPoint } from '@faena/shared/schemas';

/** The items a run leaves out by name (RUN-4). */
export interface Carried {
  readonly records: string[];
  readonly requests: string[];
  /** The people whose negative net is carried over as a debt, up to an optional amount (DEBT-1). */
  readonly debts: { employeeId: string; amount?: number }[];
}

/** The key of a point. */
export const keyOf = ({ kind, employeeId, recordId, requestId }: PayPoint) =>
  [kind, employeeId, recordId ?? requestId ?? ''].join(' ');

/** The limit of a carried-over debt, or `faulty` while the typed text is no amount. */
export type DebtLimit = number | 'faulty';

/** The limits of debts by person; a debt without a limit is carried over whole. */
export type DebtLimits = ReadonlyMap<string, DebtLimit>;

/** The records and requests of points, each once. */
export function carriedOf(points: readonly PayPoint[], limits: DebtLimits): Carried {
  return {
    records: [...new Set(points.flatMap(({ recordId }) => recordId ?? []))],
    requests: [...new Set(points.flatMap(({ requestId }) => requestId ?? []))],
    debts: points.flatMap(({ kind, employeeId }) => {
      if (kind !== 'negative') return [];
      const amount = limits.get(employeeId);
      return [{ employeeId, ...(typeof amount === 'number' && { amount }) }];
    }),
  };
}
