import { durationHours, durationMs } from '@faena/shared/domain';
import type { WorkRecord } from '@faena/shared/schemas';
import type { ReactNode } from 'react';

/** Plain values of a counting record, struck-through former values of a voided one. */
export function Counted({ voided, children }: { voided: boolean; children: ReactNode }) {
  return voided ? <s className="text-muted">{children}</s> : children;
}

/** The hours of a record; a voided one shows its former ones. */
export function hoursOf({ voided, startTime, endTime, durationHours: counted }: WorkRecord): number {
  if (!voided || endTime === null) return counted;
  return durationHours(durationMs({ startTime: new Date(startTime), endTime: new Date(endTime) }));
}
