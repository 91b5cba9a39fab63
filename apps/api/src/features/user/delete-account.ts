import type { ClientSession, Types } from 'mongoose';
import { ProjectModel } from '../project/model.ts';
import { TaskModel } from '../task/model.ts';
import { closeOpenRecord } from '../timesheet/close-record.ts';
import { keepName } from './keep-name.ts';
import { UserModel } from './model.ts';
import { PictureModel } from './picture-model.ts';

/**
 * Deletes a person within a transaction: their running time is closed and priced, they leave projects
 * and assignments, their picture goes, their sessions end. Their closed time records stay, and with those
 * their name.
 */
export async function deleteAccount(
  userId: Types.ObjectId,
  { at, session }: { readonly at: Date; readonly session: ClientSession },
): Promise<void> {
  await closeOpenRecord(userId, { reason: 'removed', at, session });
  // Raising the version makes whoever is just assigning the person to a task of the project try again.
  await ProjectModel.updateMany(
    { memberIds: userId },
    { $pull: { memberIds: userId }, $inc: { boardVersion: 1 } },
    { session },
  );
  await TaskModel.updateMany({ assigneeIds: userId }, { $pull: { assigneeIds: userId } }, { session });
  await PictureModel.deleteMany({ userId }, { session });
  await keepName(userId, session);
  await UserModel.deleteOne({ _id: userId }, { session });
}
