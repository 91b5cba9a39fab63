import { carriedTasks, DONE_STATUS, withSetDown } from '@faena/shared/domain';
import type { Reorder } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { SerializedAnswer } from '../../kernel/reply.ts';
import { wantsMinimal } from '../../platform/caller.ts';
import { type BoardServices, changeBoardOf, type Plan, type PlannedOn } from '../board/index.ts';
import { type Columns, columnOf, EVERY_COLUMN, idsIn, placesOf } from '../board-order/index.ts';
import { cardsOf } from '../person/index.ts';
import { ProjectModel } from '../project/index.ts';
import type { Changer, TaskEffect } from '../task-change/index.ts';
import { LISTED, SHOWN_BOARD, TASKS_AT_ONCE, TaskModel, tasksOnBoard } from '../task-store/index.ts';
import { requireSight } from './read-task.ts';
import { strangerAmong } from './stranger-among.ts';
import { withNext } from './with-next.ts';

/** A move of more tasks than this runs alone, because it would delay the other changes of its group. */
const MOST_JOINING = 50;

/**
 * Orders tasks of one project, all or nothing; afterwards the orders of each affected column are exactly 0..n-1.
 * Answers the tasks of those columns in board order.
 * @throws AppError `not_found` when a task is missing or out of reach; `validation_failed` for tasks of several
 * projects; `forbidden` for an employee who is not a member of it
 */
export function reorderTasks(
  { tasks: request }: Reorder,
  by: Changer,
  services: BoardServices,
): Promise<SerializedAnswer> {
  // A caller who wants only the version needs no board (WIRE-22).
  const isShown = !wantsMinimal();
  const ids = request.map(({ id }) => id);
  const plan = async (on: PlannedOn): Promise<Plan<SerializedAnswer> | null> => {
    const { board, at } = on;
    const done = carried(board.columns, request);
    if (!done) throw await strangerAmong(ids, 'tasks', by.actor);
    const { columns, concerned, moved } = done;
    return withNext(
      {
        columns,
        // Only another column is a change of the task itself.
        written: [{ ids: moved, set: { updatedAt: at } }],
        moved,
        effects: carriedBetween(board.columns, columns),
        ...(isShown && { shownColumns: concerned }),
        answer: (shown) => (isShown ? shown.columns() : SerializedAnswer.of([])),
      },
      on,
    );
  };
  return changeBoardOf(
    String(ids[0]),
    {
      by,
      right: 'see',
      taskIds: request.flatMap(({ id, status }) => (status === DONE_STATUS ? id : [])),
      isAlone: request.length > MOST_JOINING,
      plan,
      again: () => columnsNow(request, by.actor),
    },
    services,
  );
}

/**
 * The requested columns, those it concerns, and the tasks that change column; null if a named task is not on the board.
 */
function carried(before: Columns, request: Reorder['tasks']) {
  const places = placesOf(
    before,
    request.map(({ id }) => id),
  );
  const moves = request.flatMap(({ id, status, order: index }) => {
    const from = places.get(id);
    const task = from && before[from.column]?.[from.order];
    return task ? { task, from: from.column, to: columnOf(status), index } : [];
  });
  if (moves.length < request.length) return null;
  const lifted = new Set(moves.map(({ task }) => task));
  const concerned = EVERY_COLUMN.filter((column) =>
    moves.some(({ from, to }) => [from, to].includes(column)),
  );
  const columns = before.map((ids, column) => {
    if (!concerned.includes(column)) return ids;
    const rest = ids.filter((id) => !lifted.has(id));
    const after = withSetDown(
      rest,
      moves.filter(({ to }) => to === column),
    );
    const isSame = after.length === ids.length && after.every((id, order) => id === ids[order]);
    return isSame ? ids : after;
  });
  const moved = moves.flatMap(({ task, from, to }) => (from === to ? [] : task));
  return { columns, concerned, moved };
}

/** The present tasks of the columns that a request names (CHANGE-3). */
async function columnsNow(request: Reorder['tasks'], actor: Actor): Promise<SerializedAnswer> {
  const located = await TaskModel.findById(request[0]?.id, { projectId: 1 }).lean();
  if (!located) throw notFound('task');
  await requireSight(String(located.projectId), actor);
  const board = await ProjectModel.findById(located.projectId, SHOWN_BOARD).lean();
  if (!board) throw notFound('project');
  const named = new Set(request.map(({ status }) => columnOf(status)));
  const ids = board.columns.filter((_, column) => named.has(column)).flat();
  const tasks = await TaskModel.find({ _id: { $in: ids } }, LISTED)
    .batchSize(TASKS_AT_ONCE)
    .lean();
  const cards = await cardsOf(tasks.flatMap(({ assigneeIds }) => assigneeIds));
  return SerializedAnswer.of(tasksOnBoard(board, tasks, cards));
}

/** The tasks that were carried, and from where to where. */
function carriedBetween(before: Columns, after: Columns): TaskEffect[] {
  // In an unchanged column nobody moved a task.
  const differing = (columns: Columns) =>
    columns.map((ids, column) => (before[column] === after[column] ? [] : ids));
  const [were, are] = [differing(before), differing(after)];
  const ids = carriedTasks(were.map(idsIn), are.map(idsIn));
  const [from, to] = [placesOf(were, ids), placesOf(are, ids)];
  return ids.flatMap((id) => {
    const [was, place] = [from.get(id), to.get(id)];
    const taskId = new Types.ObjectId(id);
    return was && place ? { taskId, kind: 'moved' as const, before: { place: was }, after: { place } } : [];
  });
}
