import type { ClientSession, Types } from 'mongoose';
import type { Departure } from '../../platform/departures.ts';
import { ArchivedTaskModel } from './archived-task.ts';
import { DeletedTaskModel } from './deleted-task.ts';

/** Deletes the archived and the deleted tasks of a company (CHANGE-4). */
export function whenCompanyGoes(companyId: Types.ObjectId, { session }: Departure): Promise<void> {
  return deleteAllOf({ companyId }, session);
}

/** Deletes the archived and the deleted tasks of a project (CHANGE-4). */
export function whenProjectGoes(projectId: Types.ObjectId, { session }: Departure): Promise<void> {
  return deleteAllOf({ projectId }, session);
}

async function deleteAllOf(
  where: { companyId: Types.ObjectId } | { projectId: Types.ObjectId },
  session: ClientSession,
): Promise<void> {
  await DeletedTaskModel.deleteMany(where, { session });
  await ArchivedTaskModel.deleteMany(where, { session });
}
