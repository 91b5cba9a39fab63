import { carriedTasks, DONE_STATUS, reorderTasks as reordered } from '@faena/shared/domain';
import type { Reorder } from '@faena/shared/schemas';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { SerializedAnswer } from '../../kernel/reply.ts';
import { wantsMinimal } from '../../platform/caller.ts';
import { driverCollection } from '../../platform/database.ts';
import type { BoardServices, Changer, Columns, Plan, PlannedOn, TaskEffect } from '../board/index.ts';
import {
  cardsOn,
  changeBoardOf,
  changeTogetherOf,
  columnOf,
  columnOrderOf,
  idsIn,
  LISTED,
  lockedBoard,
  onceByKey,
  recordChange,
  SHOWN_BOARD,
  statusOf,
  TASKS_AT_ONCE,
  TaskModel,
  tasksOnBoard,
} from '../board/index.ts';
import { cardsOf } from '../person/index.ts';
import type { LockedProject } from '../project/index.ts';
import { ProjectModel } from '../project/index.ts';
import { requireSight } from './read-task.ts';
import { strangerAmong } from './stranger-among.ts';
import { writeMoves } from './write-moves.ts';

/** More tasks than these at once are too much to make others wait for, and are written with fewer words. */
const MOST_JOINING = 50;

/**
 * Orders tasks of one project, all or nothing; afterwards each column concerned is exactly 0..n-1.
 * Answers the tasks of those columns in board order.
 * @throws AppError `not_found` when a task is missing or out of reach; `validation_failed` when they
 * are not all of one project; `forbidden` for an employee who is not a member of it
 */
export function reorderTasks(
  { tasks: request }: Reorder,
  by: Changer,
  services: BoardServices,
): Promise<SerializedAnswer> {
  const first = String(request[0]?.id);
  // Who wants no more than the version has no board put together (WIRE-22).
  const isShown = !wantsMinimal();
  const doneIds = request.flatMap(({ id, status }) => (status === DONE_STATUS ? id : []));
  const plan = ({ board, tasks, at }: PlannedOn): Plan<SerializedAnswer> | null => {
    const cards = cardsOn(board.columns);
    const known = new Set(cards.map(({ id }) => id));
    // Why it is refused, or what follows a recurring task (RECUR-2), is more than can be planned.
    if (!request.every(({ id }) => known.has(id)) || doneIds.some((id) => tasks.get(id)?.recurrence))
      return null;
    const { columns, renumbered, moved } = carried(board.columns, cards, request);
    return {
      columns,
      // Only a new column is a change of the task itself.
      written: moved.map((_id) => ({ _id, set: { updatedAt: at } })),
      moved,
      effects: carriedBetween(board.columns, columns),
      ...(isShown && { shownColumns: renumbered }),
      answer: (shown) => (isShown ? shown.columns() : SerializedAnswer.of([])),
    };
  };
  const alone = () => reorderAlone(request, by, services);
  const together = () =>
    request.length > MOST_JOINING
      ? alone()
      : changeTogetherOf(first, { by, right: 'see', taskIds: doneIds, plan }, services, alone);
  return onceByKey(by, together, () => columnsNow(request, by.actor));
}

/** The same with the board locked for nothing else, whatever follows from it. */
async function reorderAlone(
  request: Reorder['tasks'],
  by: Changer,
  services: BoardServices,
): Promise<SerializedAnswer> {
  const ids = request.map(({ id }) => id);
  const at = services.clock.now();
  const work = async (project: LockedProject, session: ClientSession) => {
    const cards = cardsOn(project.columns);
    const { size } = new Set([...ids, ...cards.map(({ id }) => id)]);
    if (size > cards.length) throw await strangerAmong(ids, 'tasks', by.actor);
    const { columns: reordered, renumbered, moved } = carried(project.columns, cards, request);
    const cached = wantsMinimal() ? undefined : await lockedBoard(project, services);
    const isMoved = { _id: { $in: moved } };
    if (moved.length > 0) {
      await driverCollection(TaskModel).updateMany(isMoved, { $set: { updatedAt: at } }, { session });
    }
    const moves = { columns: reordered, effects: carriedBetween(project.columns, reordered) };
    const { columns, made, completed, effects } = await writeMoves(project, moves, at, session);
    const others = [...completed, ...made];
    const people = await cardsOf(others.flatMap(({ assigneeIds }) => assigneeIds));
    const change = {
      columns,
      changed: tasksOnBoard({ ...project, columns }, others, people),
      moved: { ids: moved, at },
    };
    const answer = cached?.partAfter(change, renumbered) ?? SerializedAnswer.of([]);
    await recordChange(project, by, effects, { at, session });
    return { project, change, answer };
  };
  const { project, change, answer } = await changeBoardOf(by.actor, String(ids[0]), 'see', work);
  services.boardCache.follow(project, change);
  return answer;
}

/** The columns as a request has them, those of them that it concerns, and the tasks that are in another one then. */
function carried(before: Columns, cards: ReturnType<typeof cardsOn>, request: Reorder['tasks']) {
  const { board, renumbered, changed } = reordered(cards, request);
  const concerned = renumbered.map(columnOf);
  const statuses = new Map(cards.map(({ id, status }) => [id, status]));
  const columns = before.map((ids, column) =>
    changed.length > 0 && concerned.includes(column) ? board[statusOf(column)].map(({ _id }) => _id) : ids,
  );
  const moved = changed.filter(({ id, status }) => status !== statuses.get(id)).map(({ _id }) => _id);
  return { columns, renumbered: concerned, moved };
}

/** The tasks of the columns that a request names, as they are now (CHANGE-3). */
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
  // A column that is the same has nothing that was carried.
  const asText = (columns: Columns) =>
    columns.map((ids, column) => (before[column] === after[column] ? [] : idsIn(ids)));
  return carriedTasks(asText(before), asText(after)).flatMap((id) => {
    const taskId = new Types.ObjectId(id);
    const from = columnOrderOf(before, taskId);
    const place = columnOrderOf(after, taskId);
    return from && place ? { taskId, kind: 'moved' as const, before: { place: from }, after: { place } } : [];
  });
}
