import { createHash } from 'node:crypto';
import type { ClientSession } from 'mongoose';
import type { AdjustmentDoc } from './adjustment-model.ts';
import { adjustmentsByRecord } from './adjustments.ts';
import type { RecordDoc } from './record-model.ts';

/**
 * The version of a record, a hash that changes with all that a manager would judge differently, such as an adjustment
 * (TIME-43). It derives from the record, so no command can forget it. Another record's effect on its cost does not
 * change it.
 */
export function versionOf(
  record: RecordDoc,
  adjustments: readonly Pick<AdjustmentDoc, '_id'>[] = [],
): string {
  const { startTime, endTime, projectId, task, needsReview, voided, corrections = [], gaps = [] } = record;
  const state = [
    +startTime,
    endTime && +endTime,
    projectId && String(projectId),
    needsReview,
    voided !== undefined,
    corrections.length,
    gaps.length,
    ...(task ? [String(task._id)] : []),
    ...adjustments.map(({ _id }) => String(_id)),
  ];
  return createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 16);
}

/** The version of a record within a transaction, with its adjustments there. */
export async function presentVersion(record: RecordDoc, session: ClientSession): Promise<string> {
  const own = await adjustmentsByRecord([record], session);
  return versionOf(record, own.get(String(record._id)));
}
