import type { Home } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { driverCollection } from '../../platform/database.ts';
import { RecordModel, recordToWire } from '../working-time/index.ts';
import { RecordRequestModel } from './model.ts';

/** More than a person leaves unanswered. */
const MOST_FORGOTTEN = 50;

/** The caller's latest record with a forgotten Salida, until a request or a manager states its end (MARK-22). */
export async function findForgotten({ id: employeeId, companyId }: Actor): Promise<Home['forgotten']> {
  if (!companyId) return null;
  const waiting = await driverCollection(RecordModel)
    .find({ employeeId, companyId, needsReview: true, 'evidence.forgotten': { $exists: true } })
    .limit(MOST_FORGOTTEN)
    .toArray();
  const [record] = waiting.sort((one, other) => +other.startTime - +one.startTime);
  if (!record) return null;
  const said = { employeeId, recordId: record._id, status: { $ne: 'withdrawn' as const } };
  if (await driverCollection(RecordRequestModel).findOne(said, { projection: { _id: 1 } })) return null;
  const { _id, startTime, endTime, projectId, evidence } = await recordToWire(record);
  if (!evidence?.forgotten || endTime === null) return null;
  return { recordId: _id, startTime, endTime, projectId, ...evidence.forgotten };
}
