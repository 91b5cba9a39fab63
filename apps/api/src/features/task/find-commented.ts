import type { CommentedTasks } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { findVisibleProject } from '../project/index.ts';
import { CommentModel } from '../task-store/index.ts';
import { atSearcher, commentsWith, longestWords, MOST_SEARCH_MS } from './search-terms.ts';

/**
 * The tasks of a project of which one comment has all words, for the filter of its board (FIND-11). An archived task may
 * be among them, which no board shows.
 * @throws AppError `not_found` for a project out of sight; `forbidden` for an employee who is not a member; `unavailable`
 * where it takes too long, or too many searches of the caller wait already
 */
export async function findCommented(projectId: string, text: string, actor: Actor): Promise<CommentedTasks> {
  await findVisibleProject(actor, projectId);
  const words = longestWords(text);
  if (words.length === 0) return { ids: [] };
  const leave = await atSearcher.take(String(actor.id));
  const found = await CommentModel.aggregate<{ _id: Types.ObjectId }>([
    ...commentsWith([new Types.ObjectId(projectId)], words),
    { $group: { _id: '$taskId' } },
  ])
    .option({ maxTimeMS: MOST_SEARCH_MS })
    .exec()
    .finally(leave);
  return { ids: found.map(({ _id }) => String(_id)) };
}
