import { followersOf } from '@faena/shared/domain';
import { Types } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import { CommentModel } from './comment-model.ts';
import { TaskModel } from './task-model.ts';

/** The followers of some tasks, by the id of the task; a task that is gone has none (FOLLOW-1). */
export async function followersOfTasks(
  taskIds: readonly Types.ObjectId[],
): Promise<Map<string, Types.ObjectId[]>> {
  const [tasks, authors] = await Promise.all([
    TaskModel.find({ _id: { $in: taskIds } }, { assigneeIds: 1, follows: 1 }).lean(),
    driverCollection(CommentModel)
      .aggregate<{ _id: Types.ObjectId; people: Types.ObjectId[] }>([
        { $match: { taskId: { $in: taskIds }, imported: { $exists: false } } },
        { $group: { _id: '$taskId', people: { $addToSet: '$authorId' } } },
      ])
      .toArray(),
  ]);
  const commenters = new Map(authors.map(({ _id, people }) => [String(_id), people.map(String)]));
  return new Map(
    tasks.map(({ _id, assigneeIds, follows = [] }) => {
      const followers = followersOf({
        assignees: assigneeIds.map(String),
        commenters: commenters.get(String(_id)) ?? [],
        choices: follows.map(({ personId, follows }) => ({ personId: String(personId), follows })),
      });
      return [String(_id), followers.map((id) => new Types.ObjectId(id))];
    }),
  );
}
