import { Types } from 'mongoose';
import { notFound } from '../../kernel/errors.ts';
import { driverCollection } from '../../platform/database.ts';
import type { ActedOn } from '../task/index.ts';
import { type CommentDoc, CommentModel } from '../task-store/index.ts';

/**
 * A comment of the task that is acted on.
 * @throws AppError `not_found` when the task has no such comment
 */
export async function findComment(id: string, { task, session }: ActedOn): Promise<CommentDoc> {
  const asked = { _id: new Types.ObjectId(id), taskId: task._id };
  const comment = await driverCollection(CommentModel).findOne(asked, { session });
  if (!comment) throw notFound('comment');
  return comment;
}
