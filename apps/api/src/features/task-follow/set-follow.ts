import { TaskFollow, type TaskFollowChange } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { answer } from '../../kernel/answer.ts';
import { driverCollection, transaction } from '../../platform/database.ts';
import { requireTaskInSight } from '../task/index.ts';
import { TaskModel } from '../task-store/index.ts';

/**
 * Stores the caller's choice to follow a task, or not to (FOLLOW-2). It is no change of the board (FOLLOW-3).
 * @throws AppError `not_found` when the task is missing or out of reach; `forbidden` for an employee who is not a member
 */
export async function setFollow(
  id: string,
  { follows }: TaskFollowChange,
  actor: Actor,
): Promise<TaskFollow> {
  await requireTaskInSight(id, actor);
  const others = {
    $filter: {
      input: { $ifNull: ['$follows', []] },
      cond: { $ne: ['$$this.personId', actor.id] },
    },
  };
  // One step, so that two choices at once lose neither.
  const write = { follows: { $concatArrays: [others, [{ personId: actor.id, follows }]] } };
  return transaction(async (session) => {
    await driverCollection(TaskModel).updateOne({ _id: new Types.ObjectId(id) }, [{ $set: write }], {
      session,
    });
    return answer(TaskFollow, { follows });
  });
}
