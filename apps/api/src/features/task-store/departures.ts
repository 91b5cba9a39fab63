import type { ClientSession, Types } from 'mongoose';
import type { Belonging, Departure, Membership } from '../../platform/departures.ts';
import { AttachmentModel } from './attachment-model.ts';
import { CommentModel } from './comment-model.ts';
import { CoverModel } from './cover-model.ts';
import { RemovedCommentModel } from './removed-comment-model.ts';
import { TaskModel } from './task-model.ts';

/** Deletes the tasks of a company, with their comments, files and covers. */
export function whenCompanyGoes(companyId: Types.ObjectId, { session }: Departure): Promise<void> {
  return deleteAllOf({ companyId }, session);
}

/** Deletes the tasks of a project, with their comments, files and covers. */
export function whenProjectGoes(projectId: Types.ObjectId, { session }: Departure): Promise<void> {
  return deleteAllOf({ projectId }, session);
}

async function deleteAllOf(
  where: { companyId: Types.ObjectId } | { projectId: Types.ObjectId },
  session: ClientSession,
): Promise<void> {
  await AttachmentModel.deleteMany(where, { session });
  await CommentModel.deleteMany(where, { session });
  await RemovedCommentModel.deleteMany(where, { session });
  await CoverModel.deleteMany(where, { session });
  await TaskModel.deleteMany(where, { session });
}

/** Takes a person who leaves a project off its tasks, which changes them. */
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

/** Takes a person off all tasks, with their choices to follow some. */
export async function whenPersonGoes(personId: Types.ObjectId, { session }: Departure): Promise<void> {
  const concerned = { $or: [{ assigneeIds: personId }, { 'follows.personId': personId }] };
  await TaskModel.updateMany(
    concerned,
    { $pull: { assigneeIds: personId, follows: { personId } } },
    { session },
  );
}

/** Takes a person who leaves a company off its tasks, which changes them. */
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
