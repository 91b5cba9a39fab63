import { isDeepStrictEqual } from 'node:util';
import { TASKS_PER_REQUEST } from '@faena/shared/domain';
import type { BatchChange, Task, TaskBatch } from '@faena/shared/schemas';
import type { Types } from 'mongoose';
import { spendMore } from '../../platform/caller.ts';
import { type BoardServices, changeBoardOf, type Plan, type PlannedOn } from '../board/index.ts';
import { type ColumnOrder, type Columns, columnOf, placesOf } from '../board-order/index.ts';
import { type Changer, effectOf, type StoredState, type TaskEffect } from '../task-change/index.ts';
import type { TaskDoc } from '../task-store/index.ts';
import { archiveTasks } from './archive-tasks.ts';
import { batchedContent } from './batched-content.ts';
import { duplicateTasks } from './duplicate-tasks.ts';
import { strangerAmong } from './stranger-among.ts';
import { tasksNow } from './tasks-now.ts';
import { withNext } from './with-next.ts';

/**
 * Makes the same changes to tasks of one project, all or nothing. Answers them in board order (BATCH-2), or their
 * copies (COPY-6).
 * @throws AppError `not_found` when a task is missing or out of reach; `validation_failed` for tasks of several
 * projects, or an invalid result; `forbidden` when the caller lacks the right
 */
export async function changeTasks(
  { ids, change }: TaskBatch,
  by: Changer,
  services: BoardServices,
): Promise<Task[]> {
  if (change.duplicate)
    return duplicateTasks({ ids, withComments: change.duplicate === 'with-comments' }, by, services);
  spendMore(Math.floor(ids.length / TASKS_PER_REQUEST));
  if (change.archive) return archiveTasks(ids, by, services);
  const named = new Set(ids);
  const plan = async (on: PlannedOn): Promise<Plan<Task[]> | null> => {
    const { board, tasks, at } = on;
    const from = placesOf(board.columns, ids);
    if (from.size < named.size) throw await strangerAmong(ids, 'ids', by.actor);
    const columns = columnsAfter(board.columns, named, change);
    const to = columns === board.columns ? from : placesOf(columns, ids);
    const changes = [...named].flatMap((id) => {
      const before = tasks.get(id);
      if (!before) return [];
      const set = batchedContent(board, before, change);
      const isMoved = from.get(id)?.column !== to.get(id)?.column;
      const isOther = isMoved || !isDeepStrictEqual(plain({ ...before, ...set }), plain(before));
      return { before, set: isOther ? { ...set, updatedAt: at } : null };
    });
    return withNext(
      {
        columns,
        written: changes.flatMap(({ before, set }) => (set ? { ids: [before._id], set } : [])),
        changed: changes.map(({ before, set }) => ({ ...before, ...set })),
        effects: changes.map(({ before, set }) => effectBetween(before, { ...before, ...set }, from, to)),
        // Without the next tasks of recurring ones.
        answer: (shown) => shown.others().filter(({ id }) => named.has(id)),
      },
      on,
    );
  };
  return changeBoardOf(
    String(ids[0]),
    {
      by,
      right: onlyMoves(change) ? 'see' : 'change',
      taskIds: ids,
      isAlone: true,
      plan,
      again: () => tasksNow(ids, by.actor),
    },
    services,
  );
}

function onlyMoves({ status, ...others }: BatchChange): boolean {
  return status !== undefined && Object.values(others).every((value) => value === undefined);
}

/** The columns after the named tasks moved to the end of one; without a status, unchanged. */
function columnsAfter(before: Columns, named: ReadonlySet<string>, { status }: BatchChange): Columns {
  if (status === undefined) return before;
  const to = columnOf(status);
  const goes = (id: Types.ObjectId) => named.has(String(id));
  const going = before.flatMap((ids, column) => (column === to ? [] : ids.filter(goes)));
  if (going.length === 0) return before;
  return before.map((ids, column) => {
    if (column === to) return [...ids, ...going];
    return ids.some(goes) ? ids.filter((id) => !goes(id)) : ids;
  });
}

/** The effect of the change on a task (CHANGE-2). */
function effectBetween(
  before: TaskDoc,
  after: TaskDoc,
  placesBefore: ReadonlyMap<string, ColumnOrder>,
  placesAfter: ReadonlyMap<string, ColumnOrder>,
): TaskEffect {
  const id = String(before._id);
  const [from, to] = [placesBefore.get(id), placesAfter.get(id)];
  const state = (of: TaskDoc, place: ColumnOrder | undefined): StoredState => ({
    priority: of.priority,
    dueDay: of.dueDay ?? null,
    dueDate: of.dueDate,
    tags: of.tags,
    assigneeIds: of.assigneeIds,
    // A task that stays in its column may move up, which is no change of the task.
    ...(place && from?.column !== to?.column && { place }),
  });
  return effectOf(id, state(before, from), state(after, to));
}

/** Ids as text: two objects of the same id are the same. */
function plain(task: TaskDoc): unknown {
  return JSON.parse(JSON.stringify(task));
}
