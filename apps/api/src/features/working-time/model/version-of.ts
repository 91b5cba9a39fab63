import { createHash } from 'node:crypto';
import type { AdjustmentDoc } from './adjustment-model.ts';
import type { RecordDoc } from './record-model.ts';

/**
 * Which state a record is in, as a word: another one after whatever a manager would judge otherwise, be it another
 * manager's change, an end that moved or an adjustment (TIME-43). It follows from the record, so that no verb can forget it; what a
 * change of another record of that day makes of its cost is no other state.
 */
export function versionOf(
  record: RecordDoc,
  adjustments: readonly Pick<AdjustmentDoc, '_id'>[] = [],
): string {
  const { startTime, endTime, projectId, needsReview, voided, corrections = [], gaps = [] } = record;
  const state = [
    +startTime,
    endTime && +endTime,
    projectId && String(projectId),
    needsReview,
    voided !== undefined,
    corrections.length,
    gaps.length,
    ...adjustments.map(({ _id }) => String(_id)),
  ];
  return createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 16);
}
