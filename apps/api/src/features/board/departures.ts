import type { Types } from 'mongoose';
import type { Belonging, Departure, Membership } from '../../platform/departures.ts';
import { TaskModel } from './model/task-model.ts';

/** The tasks of a company go with it. */
export async function whenCompanyGoes(companyId: Types.ObjectId, { session }: Departure): Promise<void> {
  await TaskModel.deleteMany({ companyId }, { session });
}

/** The tasks of a project go with it. */
export async function whenProjectGoes(projectId: Types.ObjectId, { session }: Departure): Promise<void> {
  await TaskModel.deleteMany({ projectId }, { session });
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
