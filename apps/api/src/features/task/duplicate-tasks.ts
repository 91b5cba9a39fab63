import { BYTES_PER_REQUEST, MAX_COPIED_BYTES } from '@faena/shared/domain';
import { faultOf } from '@faena/shared/errors';
import type { Task } from '@faena/shared/schemas';
import { mongo } from 'mongoose';
import { AppError, notFound } from '../../kernel/errors.ts';
import { spendMore } from '../../platform/caller.ts';
import { type BoardServices, changeBoardOf } from '../board/index.ts';
import { placesOf } from '../board-order/index.ts';
import { type Changer, TaskChangeModel } from '../task-change/index.ts';
import type { CommentDoc, TaskDoc } from '../task-store/index.ts';
import { arrivalOf } from './new-task.ts';
import { resetTask } from './reset-task.ts';
import { strangerAmong } from './stranger-among.ts';
import { tasksNow } from './tasks-now.ts';
import { readTalks, withOwnComments } from './with-own-comments.ts';
import { withOwnCovers } from './with-own-covers.ts';

interface Duplication {
  readonly ids: readonly string[];
  readonly withComments: boolean;
}

/**
 * Copies tasks of one project, each right below the original and without recurrence; answers the copies in board
 * order (COPY-1, COPY-6, COPY-7) (RECUR-2).
 * @throws AppError `not_found` when a task is missing or out of reach; `validation_failed` for tasks of several
 * projects; `forbidden` when the caller may not change them; `payload_too_large` for copies of too many bytes
 */
export function duplicateTasks(
  { ids, withComments }: Duplication,
  by: Changer,
  services: BoardServices,
): Promise<Task[]> {
  return changeBoardOf(
    String(ids[0]),
    {
      by,
      right: 'change',
      taskIds: ids,
      isAlone: true,
      plan: async ({ board, tasks, at, session }) => {
        if (!session) return null;
        const sources = [...tasks.values()].filter(({ projectId }) => projectId.equals(board._id));
        if (sources.length < ids.length) throw await strangerAmong(ids, 'ids', by.actor);
        const talks = withComments ? await readTalks(sources, session) : [];
        countCopied([...sources, ...talks]);
        const resetTasks = sources.map((task) => {
          const { recurrence: _recurrence, ...again } = resetTask(task, at);
          return { ...again, createdBy: by.actor.id };
        });
        const { tasks: covered, write: writeCovers } = await withOwnCovers(resetTasks, at, session);
        const copyOf = new Map(sources.map(({ _id }, index) => [String(_id), covered[index]?._id ?? _id]));
        const { tasks: copies, write: writeComments } = withOwnComments(covered, talks, copyOf);
        const columns = board.columns.map((column) =>
          column.some((id) => copyOf.has(String(id)))
            ? column.flatMap((id) => [id, copyOf.get(String(id)) ?? []].flat())
            : column,
        );
        const places = placesOf(
          columns,
          copies.map(({ _id }) => String(_id)),
        );
        return {
          columns,
          inserted: copies,
          alsoWrite: async (session) => {
            await writeCovers(session);
            await writeComments(session);
          },
          effects: copies.flatMap((copy) => {
            const place = places.get(String(copy._id));
            return place ? [arrivalOf(copy, place)] : [];
          }),
          answer: (shown) => shown.others(),
        };
      },
      again: () => copiesNow(by),
    },
    services,
  );
}

/**
 * Counts the stored bytes as further requests (LIMIT-12).
 * @throws AppError `payload_too_large` for more than one request copies (COPY-6)
 */
function countCopied(sources: readonly (TaskDoc | CommentDoc)[]): void {
  const bytes = sources.reduce((sum, doc) => sum + mongo.BSON.calculateObjectSize(doc), 0);
  if (bytes > MAX_COPIED_BYTES) {
    throw new AppError(
      'payload_too_large',
      faultOf('copies_too_large', { max: MAX_COPIED_BYTES / 1_000_000 }),
    );
  }
  spendMore(Math.floor(bytes / BYTES_PER_REQUEST));
}

/** The present state of the copies that a change with this key made (CHANGE-3). */
async function copiesNow({ actor, key }: Changer): Promise<Task[]> {
  const change = await TaskChangeModel.findOne({ personId: actor.id, key }, { tasks: 1 }).lean();
  if (!change) throw notFound('task');
  return tasksNow(
    change.tasks.map(({ taskId }) => String(taskId)),
    actor,
  );
}

/**
 * Makes a copy of one task.
 * @throws AppError as `duplicateTasks` does
 */
export async function duplicateTask(id: string, by: Changer, services: BoardServices): Promise<Task> {
  const [copy] = await duplicateTasks({ ids: [id], withComments: false }, by, services);
  if (!copy) throw new RangeError(`Copied, but nowhere: ${id}`);
  return copy;
}
