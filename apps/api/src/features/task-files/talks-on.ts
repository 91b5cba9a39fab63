import type { Task, TaskComment } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import { groupedBy } from '../../kernel/grouped.ts';
import { driverCollection } from '../../platform/database.ts';
import { CommentModel, toComments } from '../task-store/index.ts';
import type { WrittenComment } from './format/comment-cell.ts';

/** Comments that are read at once: tens of megabytes at most, with those of one more task. */
const COMMENTS_AT_ONCE = 1_000;

/** Tasks in their order, in groups with few enough comments to be read at once. */
export function* commentedTogether(tasks: readonly Task[]): Generator<Task[]> {
  let group: Task[] = [];
  let said = 0;
  for (const task of tasks) {
    group.push(task);
    said += task.comments?.total ?? 0;
    if (said < COMMENTS_AT_ONCE) continue;
    yield group;
    [group, said] = [[], 0];
  }
  if (group.length > 0) yield group;
}

/** The comments on some tasks by the ids of these, the oldest first. */
export async function talksOn(tasks: readonly Task[]): Promise<ReadonlyMap<string, TaskComment[]>> {
  const ids = tasks.flatMap(({ id, comments }) => (comments?.total ? new Types.ObjectId(id) : []));
  if (ids.length === 0) return new Map();
  // The order of the index, turned around.
  const latestFirst = await driverCollection(CommentModel)
    .find({ taskId: { $in: ids } })
    .sort({ taskId: 1, number: -1 })
    .toArray();
  const found = latestFirst.toReversed();
  const comments = await toComments(found);
  const taskOf = new Map(found.map(({ _id, taskId }) => [String(_id), String(taskId)]));
  return groupedBy(comments, ({ _id }) => taskOf.get(_id) ?? '');
}

/** A comment for a cell. Its author is a username, or the name that an earlier import found (COMMENT-22). */
export function writtenOf({ author, imported, text, createdAt }: TaskComment): WrittenComment {
  return { author: author?.username ?? imported?.name ?? '', at: new Date(createdAt), text };
}
