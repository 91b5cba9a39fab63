import type { ClientSession, Types } from 'mongoose';
import type { Departure } from '../../platform/departures.ts';
import { TaskChangeModel } from './change-model.ts';

/** Deletes the records of changes of a company (CHANGE-4). */
export function whenCompanyGoes(companyId: Types.ObjectId, { session }: Departure): Promise<void> {
  return deleteAllOf({ companyId }, session);
}

/** Deletes the records of changes of a project (CHANGE-4). */
export function whenProjectGoes(projectId: Types.ObjectId, { session }: Departure): Promise<void> {
  return deleteAllOf({ projectId }, session);
}

async function deleteAllOf(
  where: { companyId: Types.ObjectId } | { projectId: Types.ObjectId },
  session: ClientSession,
): Promise<void> {
  await TaskChangeModel.deleteMany(where, { session });
}
