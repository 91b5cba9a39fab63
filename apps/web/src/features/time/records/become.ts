import type { WorkRecord } from '@faena/shared/schemas';

type AdjustedRecord = Pick<WorkRecord, 'startTime' | 'endTime' | 'adjustments'>;

/** Whether a run pays some of it: what else becomes of it is an adjustment (ADJUST-1). */
export function isPaid({ closedBy }: Pick<WorkRecord, 'closedBy'>): boolean {
  return closedBy.length > 0;
}

/** Whether an adjustment voided it, so that it counts nothing any more. */
export function isAnnulled({ adjustments }: AdjustedRecord): boolean {
  return adjustments.at(-1)?.after === null;
}

/** A record with its adjusted times; a voided one with its former ones (ADJUST-1). */
export function asItBecame<Adjusted extends AdjustedRecord>(record: Adjusted): Adjusted {
  const last = record.adjustments.at(-1);
  return { ...record, ...(last?.after ?? last?.before) };
}
