import { durationHours, durationMs } from '@faena/shared/domain';
import type { WorkRecord } from '@faena/shared/schemas';
import type { ReactNode } from 'react';

/** What counts as it is, and struck through what a voided record had. */
export function Counted({ voided, children }: { voided: boolean; children: ReactNode }) {
  return voided ? <s className="text-muted">{children}</s> : children;
}

/** The hours of a record; of one that is voided those it had, as it counts none. */
export function hoursOf({ voided, startTime, endTime, durationHours: counted }: WorkRecord): number {
  if (!voided || endTime === null) return counted;
  return durationHours(durationMs({ startTime: new Date(startTime), endTime: new Date(endTime) }));
}
