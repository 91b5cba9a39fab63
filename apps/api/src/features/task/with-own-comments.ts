import { MAX_COPIED_BYTES } from '@faena/shared/domain';
import { type ClientSession, mongo, Types } from 'mongoose';
import { groupedBy } from '../../kernel/grouped.ts';
import { driverCollection } from '../../platform/database.ts';
import { type CommentDoc, CommentModel, type TaskDoc } from '../task-store/index.ts';

/** The comments on tasks that are copied, up to the first beyond the bytes of a request (COPY-6). */
export async function readTalks(
  tasks: readonly TaskDoc[],
  session: ClientSession,
): Promise<readonly CommentDoc[]> {
  const ids = tasks.flatMap(({ _id, comments }) => (comments?.total ? _id : []));
  if (ids.length === 0) return [];
  const read: CommentDoc[] = [];
  let room = MAX_COPIED_BYTES;
  const order = { taskId: 1, number: -1 } as const;
  for await (const comment of driverCollection(CommentModel)
    .find({ taskId: { $in: ids } }, { session })
    .sort(order)) {
    read.push(comment);
    room -= mongo.BSON.calculateObjectSize(comment);
    if (room < 0) break;
  }
  return read;
}

/**
 * Gives copied tasks the comments of the originals, with their authors and times (COPY-7). Files and
 * reactions stay with the originals. `write` stores them without events, so that nobody is notified.
 * @param copyOf the id of the copy, by the id of the original
 */
export function withOwnComments(
  copies: readonly TaskDoc[],
  talks: readonly CommentDoc[],
  copyOf: ReadonlyMap<string, Types.ObjectId>,
) {
  const byCopy = groupedBy(talks.toReversed(), ({ taskId }) => String(copyOf.get(String(taskId))));
  const comments = copies.flatMap(({ _id: taskId }) =>
    (byCopy.get(String(taskId)) ?? []).map(
      ({ attachmentIds: _files, reactions: _reactions, ...comment }, index): CommentDoc => ({
        ...comment,
        _id: new Types.ObjectId(),
        taskId,
        number: index + 1,
      }),
    ),
  );
  return {
    tasks: copies.map((task) => {
      const total = byCopy.get(String(task._id))?.length ?? 0;
      return total === 0 ? task : { ...task, comments: { total, acts: total } };
    }),
    write: async (session: ClientSession) => {
      if (comments.length > 0) await driverCollection(CommentModel).insertMany(comments, { session });
    },
  };
}
