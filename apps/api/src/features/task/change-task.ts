import type { Task, TaskStatus } from '@faena/shared/schemas';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { driverCollection } from '../../platform/database.ts';
import type { BoardServices } from '../board/index.ts';
import {
  type ColumnOrder,
  changeBoardOf,
  columnOf,
  columnOrderOf,
  type TaskDoc,
  TaskModel,
  toTask,
  withAtEnd,
  without,
  writeColumns,
} from '../board/index.ts';
import { cardsOf } from '../person/index.ts';
import type { BoardDoc, LockedProject, Right } from '../project/index.ts';

/** What becomes of a task, besides its time of change. */
export interface TaskChange {
  readonly set?: Partial<Omit<TaskDoc, '_id' | 'projectId' | 'companyId' | 'createdBy' | 'updatedAt'>>;
  /** Another one than it has takes it to the end of that column, and the column it leaves closes its gap. */
  readonly status?: TaskStatus | undefined;
}

/**
 * Changes a task, with its board locked; `decide` says how, null leaves it as it is. Answers it as it is then.
 * @throws AppError `not_found` when missing or out of reach; `forbidden` when the caller lacks the right
 */
export async function changeTask(
  actor: Actor,
  id: string,
  right: Right,
  { clock, boardCache }: BoardServices,
  decide: (board: BoardDoc, at: ColumnOrder) => TaskChange | null,
): Promise<Task> {
  const { board, columns, changed } = await withTask(actor, id, right, async (board, from, session) => {
    const change = decide(board, from);
    const task = await writeTask(id, change && { ...change.set, updatedAt: clock.now() }, session);
    const to = change?.status === undefined ? from.column : columnOf(change.status);
    const isMoved = to !== from.column;
    const columns = isMoved ? withAtEnd(without(board.columns, from), to, task._id) : board.columns;
    const at = isMoved ? { column: to, order: (columns[to]?.length ?? 0) - 1 } : from;
    const [cards] = await Promise.all([cardsOf(task.assigneeIds), writeColumns(board, columns, session)]);
    return { board, columns, changed: toTask(task, board, at, cards) };
  });
  boardCache.follow(board, { columns, changed: [changed] });
  return changed;
}

/**
 * Runs `work` with the board of a task locked.
 * @throws AppError as `changeTask` does
 */
export function withTask<T>(
  actor: Actor,
  id: string,
  right: Right,
  work: (board: LockedProject, at: ColumnOrder, session: ClientSession) => Promise<T>,
): Promise<T> {
  return changeBoardOf(actor, id, right, async (board, session) => {
    const at = columnOrderOf(board.columns, new Types.ObjectId(id));
    if (!at) throw notFound('task');
    return work(board, at, session);
  });
}

/** Writes to a task, unless there is nothing to write, and answers it as it is then. */
async function writeTask(
  id: string,
  $set: Partial<TaskDoc> | null,
  session: ClientSession,
): Promise<TaskDoc> {
  const tasks = driverCollection(TaskModel);
  const one = { _id: new Types.ObjectId(id) };
  const task = $set
    ? await tasks.findOneAndUpdate(one, { $set }, { session, returnDocument: 'after' })
    : await tasks.findOne(one, { session });
  // The board is locked, and the task on it.
  if (!task) throw new RangeError(`On a board, but nowhere else: ${id}`);
  return task;
}
