import { TaskFollow } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { answer } from '../../kernel/answer.ts';
import { requireTaskInSight } from '../task/index.ts';
import { followersOfTasks } from '../task-store/index.ts';

/**
 * Whether the caller follows a task (FOLLOW-1).
 * @throws AppError `not_found` when the task is missing or out of reach; `forbidden` for an employee who is not a member
 */
export async function readFollow(id: string, actor: Actor): Promise<TaskFollow> {
  await requireTaskInSight(id, actor);
  const followers = (await followersOfTasks([new Types.ObjectId(id)])).get(id) ?? [];
  return answer(TaskFollow, { follows: followers.some((personId) => personId.equals(actor.id)) });
}
