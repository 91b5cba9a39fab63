import type { Home } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { driverCollection } from '../../platform/database.ts';
import type { SilenceOfRecord } from '../working-time/index.ts';
import { RecordRequestModel } from './model.ts';

/** A silence of the caller's, unless a request states any of its time, open or decided (TIME-68). */
export async function findSilence(
  { id: employeeId }: Actor,
  { recordId, from, until, projectId }: SilenceOfRecord,
): Promise<Home['silence']> {
  // A request states past times, so that one about this silence is younger.
  const stated = {
    ...{ employeeId, askedAt: { $gte: from }, status: { $ne: 'withdrawn' as const } },
    ...{ 'proposed.startTime': { $lt: until }, 'proposed.endTime': { $gt: from } },
  };
  if (await driverCollection(RecordRequestModel).findOne(stated, { projection: { _id: 1 } })) return null;
  return {
    recordId: String(recordId),
    from: from.toISOString(),
    until: until.toISOString(),
    projectId: projectId && String(projectId),
  };
}
