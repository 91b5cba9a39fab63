import { DONE_STATUS } from '@faena/shared/domain';
import { Task, type TaskStatus } from '@faena/shared/schemas';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { answer } from '../../kernel/answer.ts';
import { notFound } from '../../kernel/errors.ts';
import { driverCollection } from '../../platform/database.ts';
import type { BoardServices } from '../board/index.ts';
import {
  type Changer,
  type ColumnOrder,
  type Columns,
  changeBoardOf,
  changeTogetherOf,
  columnOf,
  columnOrderOf,
  effectOf,
  onceByKey,
  type Plan,
  type PlannedOn,
  recordChange,
  statusOf,
  type TaskDoc,
  TaskModel,
  tasksOnBoard,
  toTask,
  withAtEnd,
  without,
} from '../board/index.ts';
import { cardsOf } from '../person/index.ts';
import type { BoardDoc, LockedProject, Right } from '../project/index.ts';
import { findTask } from './read-task.ts';
import { writeMoves } from './write-moves.ts';

/** The new values of a task, besides its time of change. */
interface TaskChange {
  readonly set?: Partial<Omit<TaskDoc, '_id' | 'projectId' | 'companyId' | 'createdBy' | 'updatedAt'>>;
  /** Another one than it has takes it to the end of that column, and the column it leaves closes its gap. */
  readonly status?: TaskStatus | undefined;
}

/** Says what becomes of a task, with its board locked; null leaves it as it is. */
type Decide = (
  board: LockedProject,
  at: ColumnOrder,
  session: ClientSession,
) => TaskChange | null | Promise<TaskChange | null>;

/** The same where that takes nothing but the board; so it can be done together with other changes of it. */
interface DecidedByBoard {
  readonly decide: (board: BoardDoc, at: ColumnOrder) => TaskChange | null;
  /** Whether the task just moves, to where nothing follows from its content: so that is not asked for beforehand. */
  readonly onlyMoves?: boolean;
}

/**
 * Changes a task by what `decide` says of it and its board, together with whatever else changes the board at that moment.
 * Answers it as it is then.
 * @throws AppError as `changeTask` does
 */
export function changeTaskTogether(
  by: Changer,
  id: string,
  right: Right,
  services: BoardServices,
  { decide, onlyMoves = false }: DecidedByBoard,
): Promise<Task> {
  const plan = ({ board, tasks, at }: PlannedOn): Plan<Task> | null => {
    const _id = new Types.ObjectId(id);
    const from = columnOrderOf(board.columns, _id);
    const task = tasks.get(String(_id));
    if (!from || (!task && !onlyMoves)) return null;
    const change = decide(board, from);
    const { columns, place } = columnsAfter(board, _id, from, change);
    const isMoved = place.column !== from.column;
    const { recurrence } = { ...task, ...change?.set };
    // The next one of a recurring task is more than can be planned (RECUR-2).
    if (recurrence && isMoved && statusOf(place.column) === DONE_STATUS) return null;
    const set = change && { ...change.set, updatedAt: at };
    return {
      columns,
      written: set ? [{ _id, set }] : [],
      moved: onlyMoves && isMoved ? [_id] : [],
      effects: [effectOf(id, { ...task, place: from }, { ...change?.set, place })],
      shown: { _id, place, doc: task && { ...task, ...set } },
      answer: (shown) => shown.task(),
    };
  };
  const taskIds = onlyMoves ? [] : [id];
  const together = () =>
    changeTogetherOf(id, { by, right, taskIds, plan }, services, () =>
      changeTask(by, id, right, services, decide),
    );
  return onceByKey(by, together, async () => (await findTask(id, by.actor)).task);
}

/**
 * Changes a task, with its board locked; `decide` says how. Answers it as it is then.
 * @throws AppError `not_found` when missing or out of reach; `forbidden` when the caller lacks the right
 */
export function changeTask(
  by: Changer,
  id: string,
  right: Right,
  services: BoardServices,
  decide: Decide,
): Promise<Task> {
  return changeAndShow(by, id, right, services, { decide, show: (task) => task });
}

/** The same, answering what `show` makes of the task and of how it is stored. */
export async function changeAndShow<T>(
  by: Changer,
  id: string,
  right: Right,
  { clock, boardCache }: BoardServices,
  { decide, show }: { decide: Decide; show: (task: Task, doc: TaskDoc) => T },
): Promise<T> {
  const change = async () => {
    const { board, columns, changed, shown } = await withTask(
      by.actor,
      id,
      right,
      async (board, from, session) => {
        const change = await decide(board, from, session);
        const at = clock.now();
        const written = await writeTask(id, change && { ...change.set, updatedAt: at }, session);
        const { before } = written;
        const { columns: moved, place } = columnsAfter(board, before._id, from, change);
        const effect = effectOf(id, { ...before, place: from }, { ...change?.set, place });
        const { columns, made, completed, effects } = await writeMoves(
          board,
          { columns: moved, effects: [effect] },
          at,
          session,
        );
        const after = completed[0] ?? written.after;
        const [cards] = await Promise.all([
          cardsOf(after.assigneeIds),
          recordChange(board, by, effects, { at, session }),
        ]);
        const task = toTask(after, board, place, cards);
        const changed = [task, ...answer(Task.array(), tasksOnBoard({ ...board, columns }, made, cards))];
        return { board, columns, changed, shown: show(task, after) };
      },
    );
    boardCache.follow(board, { columns, changed });
    return shown;
  };
  return onceByKey(by, change, async () => {
    const { task, doc } = await findTask(id, by.actor);
    return show(task, doc);
  });
}

/** Where a task stands after a change, and the columns of its board with that. */
function columnsAfter(
  { columns }: BoardDoc,
  id: Types.ObjectId,
  from: ColumnOrder,
  change: TaskChange | null,
): { columns: Columns; place: ColumnOrder } {
  const to = change?.status === undefined ? from.column : columnOf(change.status);
  if (to === from.column) return { columns, place: from };
  const moved = withAtEnd(without(columns, from), to, id);
  return { columns: moved, place: { column: to, order: (moved[to]?.length ?? 0) - 1 } };
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

/** Writes to a task, unless there is nothing to write; what it was and what it is then. */
async function writeTask(
  id: string,
  $set: Partial<TaskDoc> | null,
  session: ClientSession,
): Promise<{ before: TaskDoc; after: TaskDoc }> {
  const tasks = driverCollection(TaskModel);
  const one = { _id: new Types.ObjectId(id) };
  const before = $set
    ? await tasks.findOneAndUpdate(one, { $set }, { session, returnDocument: 'before' })
    : await tasks.findOne(one, { session });
  // The board is locked, and the task on it.
  if (!before) throw new RangeError(`On a board, but nowhere else: ${id}`);
  return { before, after: { ...before, ...$set } };
}
