import type { TaskCommentFilter, TaskCommentPage } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { driverCollection } from '../../platform/database.ts';
import { requireTaskInSight } from '../task/index.ts';
import { CommentModel, toComments } from '../task-store/index.ts';

/**
 * The comments on a task, the latest first (COMMENT-2). A page continues before the last number of the previous one, so
 * that new comments move nothing.
 * @throws AppError `not_found` when the task is missing or out of reach; `forbidden` for an employee who is not a member
 */
export async function listComments(
  id: string,
  { before, limit }: TaskCommentFilter,
  actor: Actor,
): Promise<TaskCommentPage> {
  await requireTaskInSight(id, actor);
  const asked = { taskId: new Types.ObjectId(id), ...(before && { number: { $lt: before } }) };
  const found = await driverCollection(CommentModel)
    .find(asked)
    .sort({ number: -1 })
    .limit(limit + 1)
    .toArray();
  return { comments: await toComments(found.slice(0, limit)), hasEarlier: found.length > limit };
}
