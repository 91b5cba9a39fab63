import { createHash } from 'node:crypto';
import type { ClientSession } from 'mongoose';
import type { AdjustmentDoc } from './adjustment-model.ts';
import { adjustmentsByRecord } from './adjustments.ts';
import type { RecordDoc } from './record-model.ts';

/**
 * The state of a record, as a word: it changes with everything a manager would judge differently, such as an adjustment
 * (TIME-43). It derives from the record, so no verb can forget it; another record's effect on its cost is no new state.
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

/** The state of a record in a transaction, with the adjustments it has there. */
export async function presentVersion(record: RecordDoc, session: ClientSession): Promise<string> {
  const own = await adjustmentsByRecord([record], session);
  return versionOf(record, own.get(String(record._id)));
}
