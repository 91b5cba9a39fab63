import type { WorkRecord } from '@faena/shared/schemas';

type AdjustedRecord = Pick<WorkRecord, 'startTime' | 'endTime' | 'adjustments'>;

/** Whether a run pays a part of the record, so that each later change is an adjustment (ADJUST-1). */
export function isPaid({ closedBy }: Pick<WorkRecord, 'closedBy'>): boolean {
  return closedBy.length > 0;
}

/** Whether an adjustment voided the record. */
export function isAnnulled({ adjustments }: AdjustedRecord): boolean {
  return adjustments.at(-1)?.after === null;
}

/** A record with its adjusted times; a voided one has its former times (ADJUST-1). */
export function asItBecame<Adjusted extends AdjustedRecord>(record: Adjusted): Adjusted {
  const last = record.adjustments.at(-1);
  return { ...record, ...(last?.after ?? last?.before) };
}
