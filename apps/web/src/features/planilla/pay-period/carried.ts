import type { PayPoint } from '@faena/shared/schemas';

/** The items a run leaves out by name (RUN-4). */
export interface Carried {
  readonly records: string[];
  readonly requests: string[];
}

/** The name of a point. */
export const keyOf = ({ kind, employeeId, recordId, requestId }: PayPoint) =>
  [kind, employeeId, recordId ?? requestId ?? ''].join(' ');

/** A record or a request can be left for the next run; a net below zero has to be mended. */
export const canCarry = ({ recordId, requestId }: PayPoint) => recordId !== null || requestId !== null;

/** The records and requests of points, each once. */
export function carriedOf(points: readonly PayPoint[]): Carried {
  return {
    records: [...new Set(points.flatMap(({ recordId }) => recordId ?? []))],
    requests: [...new Set(points.flatMap(({ requestId }) => requestId ?? []))],
  };
}
