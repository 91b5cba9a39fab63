import type { Task, TaskStatus } from '@faena/shared/schemas';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../platform/actor.ts';
import { notFound } from '../../platform/errors.ts';
import type { HeldProject, Right } from '../project/hold-project.ts';
import type { BoardDoc } from '../project/model.ts';
import { changeBoardOf } from './change-board.ts';
import { columnOf, type Place, placeOf, withAtEnd, without, writeColumns } from './columns.ts';
import { keptBoards } from './kept-boards.ts';
import { type TaskDoc, TaskModel } from './model.ts';
import { toTask } from './wire.ts';

/** What becomes of a task. */
export interface TaskChange {
  /** What is written to it, its time of change included; with nothing it stays as it is. */
  readonly set?: Partial<Omit<TaskDoc, '_id' | 'projectId' | 'companyId' | 'createdBy'>>;
  /** Another one than it has takes it to the end of that column, and the column it leaves closes its gap. */
  readonly status?: TaskStatus | undefined;
}

/**
 * Changes a task, with its board held; `decide` says how. Answers it as it is then.
 * @throws AppError `not_found` when missing or out of reach; `forbidden` when the caller lacks the right
 */
export async function changeTask(
  actor: Actor,
  id: string,
  right: Right,
  decide: (board: BoardDoc, place: Place) => TaskChange,
): Promise<Task> {
  const { task, board, place, columns } = await withTask(actor, id, right, async (board, from, session) => {
    const { set = {}, status } = decide(board, from);
    const to = status === undefined ? from.column : columnOf(status);
    const isMoved = to !== from.column;
    const columns = isMoved
      ? withAtEnd(without(board.columns, from), to, new Types.ObjectId(id))
      : board.columns;
    await writeColumns(board, columns, session);
    const place = isMoved ? { column: to, order: (columns[to]?.length ?? 0) - 1 } : from;
    return { task: await writeTask(id, set, session), board, place, columns };
  });
  const answer = await toTask(task, board, place);
  keptBoards.follow(board, { columns, changed: [answer] });
  return answer;
}

/**
 * Runs `work` with the board of a task held.
 * @throws AppError as `changeTask` does
 */
export function withTask<T>(
  actor: Actor,
  id: string,
  right: Right,
  work: (board: HeldProject, place: Place, session: ClientSession) => Promise<T>,
): Promise<T> {
  return changeBoardOf(actor, id, right, async (board, session) => {
    const place = placeOf(board.columns, new Types.ObjectId(id));
    if (!place) throw notFound('Task');
    return work(board, place, session);
  });
}

function writeTask(id: string, set: Partial<TaskDoc>, session: ClientSession): Promise<TaskDoc> {
  if (Object.keys(set).length === 0) return TaskModel.findById(id, null, { session }).orFail().lean();
  return TaskModel.findByIdAndUpdate(id, { $set: set }, { session, returnDocument: 'after' }).orFail().lean();
}
