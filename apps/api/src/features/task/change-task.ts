import type { Task, TaskStatus } from '@faena/shared/schemas';
import { type ClientSession, Types } from 'mongoose';
import { notFound } from '../../kernel/errors.ts';
import { type BoardServices, changeBoardOf, type PlannedOn } from '../board/index.ts';
import {
  type ColumnOrder,
  type Columns,
  columnOf,
  columnOrderOf,
  withAtEnd,
  without,
} from '../board-order/index.ts';
import type { BoardDoc, Right } from '../project/index.ts';
import { type Changer, effectOf } from '../task-change/index.ts';
import type { TaskDoc } from '../task-store/index.ts';
import { findTask } from './read-task.ts';
import { withNext } from './with-next.ts';

/** The new values of a task, besides its time of change. */
interface TaskChange {
  readonly set?: Partial<Omit<TaskDoc, '_id' | 'projectId' | 'companyId' | 'createdBy' | 'updatedAt'>>;
  /** Another status than it has takes it to the end of that column; the column it leaves closes its gap. */
  readonly status?: TaskStatus | undefined;
  /** Writes to other collections, in the same transaction. */
  readonly alsoWrite?: (session: ClientSession) => Promise<void>;
}

/** The task, its place and its board at the time of a decision. */
export interface DecidedOn {
  readonly board: BoardDoc;
  readonly from: ColumnOrder;
  readonly task: Partial<TaskDoc>;
  readonly at: Date;
}

interface Decision<D, T> {
  /** Returns the change of the task; null leaves it unchanged. @throws AppError to refuse */
  readonly decide: (on: D) => TaskChange | null | Promise<TaskChange | null>;
  /** The answer, made of the task after the change. */
  readonly show: (task: Task, doc: TaskDoc) => T;
}

interface ByTask<T> extends Decision<DecidedOn, T> {
  /** The task only moves, and its content decides nothing: `task` is empty, which spares a query. */
  readonly onlyMoves?: boolean;
}

/**
 * Changes a task by `decide`, and answers its new state.
 * @throws AppError `not_found` when missing or out of reach; `forbidden` when the caller lacks the right
 */
export function changeTask<T>(
  by: Changer,
  id: string,
  right: Right,
  services: BoardServices,
  { decide, show, onlyMoves = false }: ByTask<T>,
): Promise<T> {
  const change = {
    by,
    right,
    taskIds: onlyMoves ? [] : [id],
    plan: (on: PlannedOn) => planTask(id, on, { decide, show, onlyMoves }),
    again: () => taskNow(id, by, show),
  };
  return changeBoardOf(id, change, services);
}

/**
 * Changes a task in its own transaction: for a rare change, or a decision that reads more than the task and its
 * board.
 * @throws AppError as `changeTask` does
 */
export function changeTaskAlone<T>(
  by: Changer,
  id: string,
  right: Right,
  services: BoardServices,
  { decide, show }: Decision<DecidedOn & { readonly session: ClientSession }, T>,
): Promise<T> {
  const change = {
    by,
    right,
    taskIds: [id],
    isAlone: true,
    plan: (on: PlannedOn) => {
      const { session } = on;
      if (!session) return null;
      return planTask(id, on, { decide: (decided) => decide({ ...decided, session }), show });
    },
    again: () => taskNow(id, by, show),
  };
  return changeBoardOf(id, change, services);
}

async function planTask<T>(id: string, on: PlannedOn, { decide, show, onlyMoves = false }: ByTask<T>) {
  const { board, tasks, at } = on;
  const _id = new Types.ObjectId(id);
  const from = columnOrderOf(board.columns, _id);
  if (!from) throw notFound('task');
  const task = tasks.get(String(_id));
  if (!task && !onlyMoves) throw new RangeError(`On a board, but nowhere else: ${id}`);
  const change = await decide({ board, from, task: task ?? {}, at });
  const { columns, place } = columnsAfter(board, _id, from, change);
  const set = change && { ...change.set, updatedAt: at };
  const plan = {
    columns,
    written: set ? [{ ids: [_id], set }] : [],
    moved: onlyMoves && place.column !== from.column ? [_id] : [],
    ...(change?.alsoWrite && { alsoWrite: change.alsoWrite }),
    effects: [effectOf(id, { ...task, place: from }, { ...change?.set, place })],
    shown: { _id, place, doc: task && { ...task, ...set } },
    answer: (shown: { task(): Task; doc(): TaskDoc }) => show(shown.task(), shown.doc()),
  };
  return withNext(plan, on);
}

async function taskNow<T>(id: string, { actor }: Changer, show: Decision<never, T>['show']): Promise<T> {
  const { task, doc } = await findTask(id, actor);
  return show(task, doc);
}

/** The position of a task after a change, and the columns of its board. */
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
