import type { ClientSession } from 'mongoose';
import { driverCollection } from '../../../platform/database.ts';
import { begun } from '../model/begun.ts';
import { type RecordDoc, RecordModel } from '../model/record-model.ts';
import { closeByClock } from '../pricing/close-record.ts';

/**
 * Ends a record before an idle stretch that its company does not pay, and begins the next one at the touch that ended
 * it (TIME-63).
 */
export async function endIdleStretch(record: RecordDoc, touch: Date, session: ClientSession): Promise<void> {
  const at = touch < record.lastHeartbeat ? touch : record.lastHeartbeat;
  await closeByClock([withTouch(record)], { reason: 'inactivity', at, session });
  const { employeeId, companyId, timeZone, projectId, projectName, longestEnd, lunchRule } = record;
  const project = projectId && { _id: projectId, name: projectName };
  const next: RecordDoc = {
    ...begun({ employeeId, companyId, timeZone, project, startTime: touch }),
    ...(longestEnd && { longestEnd }),
    ...(lunchRule && { lunchRule }),
    idleUnpaid: true,
    evidence: { beats: 1, touches: 1, lastTouch: touch, idle: [] },
  };
  await driverCollection(RecordModel).insertOne(next, { session });
}

/** Before the first report of a touch the start counts as the last one. */
function withTouch(record: RecordDoc): RecordDoc {
  const { evidence, startTime } = record;
  return evidence
    ? { ...record, evidence: { ...evidence, lastTouch: evidence.lastTouch ?? startTime } }
    : record;
}
