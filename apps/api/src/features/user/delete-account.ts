import { type ClientSession, Types } from 'mongoose';
import { conflict } from '../../platform/errors.ts';
import { CompanyModel } from '../company/model.ts';
import { handOverProjects } from '../project/hand-over-projects.ts';
import { ProjectModel } from '../project/model.ts';
import { TaskModel } from '../task/model.ts';
import { closeOpenRecord } from '../timesheet/close-record.ts';
import { keepName } from './keep-name.ts';
import { UserModel } from './model.ts';
import { PictureModel } from './picture-model.ts';

/**
 * Deletes a person within a transaction: their running time is closed and priced, they leave projects
 * and assignments, what they created there goes to the owner of its company, their picture goes, their
 * sessions end. Their closed time records stay, and with those their name.
 * @throws AppError `conflict` for the owner of companies: a company always has one
 */
export async function deleteAccount(
  userId: Types.ObjectId,
  { at, session }: { readonly at: Date; readonly session: ClientSession },
): Promise<void> {
  if (await CompanyModel.exists({ createdBy: userId }).session(session)) {
    throw conflict('This user owns companies.');
  }
  await closeOpenRecord(userId, { reason: 'removed', at, session });
  await handOverProjects(userId, session);
  // Raising the version makes whoever is just assigning the person to a task of the project try again.
  await ProjectModel.updateMany(
    { memberIds: userId },
    { $pull: { memberIds: userId }, $set: { boardVersion: new Types.ObjectId() } },
    { session },
  );
  await TaskModel.updateMany({ assigneeIds: userId }, { $pull: { assigneeIds: userId } }, { session });
  await PictureModel.deleteMany({ userId }, { session });
  await keepName(userId, session);
  await UserModel.deleteOne({ _id: userId }, { session });
}
