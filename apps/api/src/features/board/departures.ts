import type { ClientSession, Types } from 'mongoose';
import type { Belonging, Departure, Membership } from '../../platform/departures.ts';
import { ArchivedTaskModel } from './changes/archived-task.ts';
import { TaskChangeModel } from './changes/change-model.ts';
import { DeletedTaskModel } from './changes/deleted-task.ts';
import { CoverModel } from './model/cover-model.ts';
import { TaskModel } from './model/task-model.ts';

/** The tasks of a company go with it, and all that is told of them (CHANGE-4). */
export function whenCompanyGoes(companyId: Types.ObjectId, { session }: Departure): Promise<void> {
  return deleteAllOf({ companyId }, session);
}

/** The tasks of a project go with it, and all that is told of them (CHANGE-4). */
export function whenProjectGoes(projectId: Types.ObjectId, { session }: Departure): Promise<void> {
  return deleteAllOf({ projectId }, session);
}

async function deleteAllOf(
  where: { companyId: Types.ObjectId } | { projectId: Types.ObjectId },
  session: ClientSession,
): Promise<void> {
  await CoverModel.deleteMany(where, { session });
  await TaskModel.deleteMany(where, { session });
  await TaskChangeModel.deleteMany(where, { session });
  await DeletedTaskModel.deleteMany(where, { session });
  await ArchivedTaskModel.deleteMany(where, { session });
}

/** Who leaves a project is taken off its tasks, which are changed by that. */
export async function whenMemberGoes(
  { projectId, personId }: Membership,
  { at, session }: Departure,
): Promise<void> {
  await TaskModel.updateMany(
    { projectId, assigneeIds: personId },
    { $pull: { assigneeIds: personId }, $set: { updatedAt: at } },
    { session },
  );
}

/** A person is taken off all tasks. */
export async function whenPersonGoes(personId: Types.ObjectId, { session }: Departure): Promise<void> {
  await TaskModel.updateMany({ assigneeIds: personId }, { $pull: { assigneeIds: personId } }, { session });
}

/** Who leaves a company is taken off its tasks, which are changed by that. */
export async function whenCompanyIsLeft(
  { companyId, personId }: Belonging,
  { at, session }: Departure,
): Promise<void> {
  await TaskModel.updateMany(
    { companyId, assigneeIds: personId },
    { $pull: { assigneeIds: personId }, $set: { updatedAt: at } },
    { session },
  );
}
