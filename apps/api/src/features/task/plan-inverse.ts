import { reorderTasks } from '@faena/shared/domain';
import type { ClientSession, Types } from 'mongoose';
import { conflict } from '../../kernel/errors.ts';
import { driverCollection } from '../../platform/database.ts';
import type { Plan } from '../board/index.ts';
import { unlinked } from '../board-links/index.ts';
import { type Columns, cardsOn, statusOf } from '../board-order/index.ts';
import type { BoardDoc } from '../project/index.ts';
import {
  type ArchivedTaskDoc,
  dropArchived,
  dropDeleted,
  findArchived,
  findDeleted,
  keepArchived,
  keepDeleted,
  setArchivedDeleted,
} from '../task-archive/index.ts';
import type { TaskEffect } from '../task-change/index.ts';
import { markCoversLeft, TASKS_AT_ONCE, type TaskDoc, TaskModel, unmarkCovers } from '../task-store/index.ts';
import { isFollowing } from './inverse.ts';
import { contentOf, isOn, linkedWithin, requireSoundLinks } from './inverse-parts.ts';

/** The author of an undo, and its time. */
interface Moment {
  readonly at: Date;
  readonly personId: Types.ObjectId;
  readonly session: ClientSession;
}

/**
 * Plans the inverse of a change.
 * @param arrivals tasks that return from another board, in their state on this one
 * @throws AppError `conflict` for deleted content, an assignee who left the project, or links to missing tasks or in
 * a circle
 */
export async function planInverse(
  effects: readonly TaskEffect[],
  board: BoardDoc,
  moment: Moment,
  arrivals: readonly TaskDoc[] = [],
): Promise<Omit<Plan<unknown>, 'answer'>> {
  const { at, personId, session } = moment;
  const columns = columnsAfter(board.columns, effects);
  const ids = effects.map(({ taskId }) => taskId);
  const found = await driverCollection(TaskModel)
    .find({ _id: { $in: ids }, projectId: board._id }, { session, batchSize: TASKS_AT_ONCE })
    .toArray();

  const [archived, deleted] = [idsOf(effects, 'archived'), idsOf(effects, 'deleted')];
  const leaving = [...archived, ...deleted, ...idsOf(effects, 'left')];
  const links =
    leaving.length > 0
      ? await unlinked(board, leaving, at, session)
      : { tasks: [], written: [], effects: [] };
  const kept = await findKept(effects, session);
  const back = kept.tasks.map((task) => linkedWithin(columns, task));
  // Links that go with a task are removed already; links that come with one are restored only if the other task still
  // exists.
  const isLeft = (effect: TaskEffect) => !isFollowing(effect, effects) || isOn(columns, effect.taskId);
  const rest = effects.filter((effect) =>
    leaving.length > 0 ? !isFollowing(effect, effects) : isLeft(effect),
  );
  const now = new Map([...found, ...links.tasks].map((task) => [String(task._id), task]));
  const writes = rest.flatMap((effect) => {
    const { kind, taskId, after } = effect;
    const task = now.get(String(taskId));
    const isOther =
      kind === 'changed' || (kind === 'moved' && isInAnotherColumn(board.columns, taskId, after.place));
    if (!task || !isOther) return [];
    const set = { ...contentOf(effect, task), updatedAt: at };
    return { ids: [taskId], set, after: { ...task, ...set } };
  });
  for (const task of [...writes.map(({ after }) => after), ...back, ...arrivals])
    now.set(String(task._id), task);
  requireMembers(board, [...back, ...effects.map(({ after }) => after)]);
  const sought = [...back, ...rest.map(({ after }) => after)];
  if (sought.some(({ blockedBy = [], parentId }) => blockedBy.length > 0 || parentId))
    await requireSoundLinks(board, columns, [...now.values()], session);

  const foundAmong = (those: readonly Types.ObjectId[]) =>
    found.filter(({ _id }) => those.some((id) => id.equals(_id)));
  const isInserted = new Set(back.map(({ _id }) => String(_id)));
  return {
    columns,
    inserted: back,
    written: [...links.written, ...writes.map(({ ids, set }) => ({ ids, set }))],
    deleted: [...archived, ...deleted],
    changed: [...now.values()].filter(({ _id }) => isOn(columns, _id) && !isInserted.has(String(_id))),
    alsoWrite: async (session) => {
      await setArchivedDeleted(kept.toDelete, true, session);
      await keepArchived(foundAmong(archived), board.columns, { at, personId, session });
      await keepDeleted(foundAmong(deleted), personId, session);
      await kept.drop(session);
      await markCoversLeft(
        rest.map(({ before }) => before.coverId),
        session,
      );
      await unmarkCovers(
        rest.map(({ after }) => after.coverId),
        session,
      );
    },
    effects: [...rest, ...links.effects],
  };
}

/** The ids of the tasks in some effects of a kind; an archived task has no place. */
function idsOf(effects: readonly TaskEffect[], kind: TaskEffect['kind'], on: 'board' | 'archive' = 'board') {
  const isThere = ({ before, after }: TaskEffect) => (before.place ?? after.place) !== undefined;
  return effects.flatMap((effect) =>
    effect.kind === kind && isThere(effect) === (on === 'board') ? effect.taskId : [],
  );
}

/** The tasks of an inverse that are kept beside the boards. */
interface Kept {
  /** The tasks that come back to the board. */
  readonly tasks: readonly TaskDoc[];
  /** The archived tasks that are deleted again. */
  readonly toDelete: readonly ArchivedTaskDoc[];
  /** Removes the kept copies of the tasks that come back. */
  readonly drop: (session: ClientSession) => Promise<void>;
}

/** @throws AppError `conflict` when a task that comes back is no longer kept */
async function findKept(effects: readonly TaskEffect[], session: ClientSession): Promise<Kept> {
  const [created, restored] = [idsOf(effects, 'created'), idsOf(effects, 'restored')];
  const undeleted = idsOf(effects, 'created', 'archive');
  const deletedTasks = await findDeleted(created, session);
  const archivedTasks = await findArchived(restored, session);
  const toUndelete = await findArchived(undeleted, session, { isDeleted: true });
  const count = deletedTasks.length + archivedTasks.length + toUndelete.length;
  if (count < created.length + restored.length + undeleted.length) throw conflict('too_late_to_undo');
  return {
    tasks: [...deletedTasks, ...archivedTasks.map(({ task }) => task)],
    toDelete: await findArchived(idsOf(effects, 'deleted', 'archive'), session),
    drop: async (session) => {
      await dropDeleted(deletedTasks, session);
      await dropArchived(restored, session);
      await setArchivedDeleted(toUndelete, false, session);
    },
  };
}

function isInAnotherColumn(
  columns: Columns,
  taskId: TaskEffect['taskId'],
  place: TaskEffect['after']['place'],
): boolean {
  return place !== undefined && !columns[place.column]?.some((id) => id.equals(taskId));
}

function requireMembers({ memberIds }: BoardDoc, states: readonly Partial<TaskDoc>[]): void {
  const members = new Set(memberIds.map(String));
  const isMember = (id: TaskDoc['_id']) => members.has(String(id));
  if (!states.every(({ assigneeIds = [] }) => assigneeIds.every(isMember))) throw conflict('assignee_left');
}

/** The columns without the tasks that go, with all others at the places that the effects name. */
function columnsAfter(before: Columns, effects: readonly TaskEffect[]): Columns {
  const kinds = ['deleted', 'archived', 'left'] as const;
  const goes = new Set(kinds.flatMap((kind) => idsOf(effects, kind)).map(String));
  const back = effects.filter(({ kind }) => ['created', 'restored', 'arrived'].includes(kind));
  const present = before.map((ids, column) => [
    ...ids.filter((id) => !goes.has(String(id))),
    ...back.flatMap(({ taskId, after }) => (after.place?.column === column ? taskId : [])),
  ]);
  const moves = effects.flatMap(({ taskId, after: { place } }) =>
    place ? { id: String(taskId), status: statusOf(place.column), order: place.order } : [],
  );
  const { board } = reorderTasks(cardsOn(present), moves);
  // An unchanged column is not written.
  return before.map((old, column) => {
    const ids = board[statusOf(column)].map(({ _id }) => _id);
    const isSame = ids.length === old.length && ids.every((id, place) => old[place]?.equals(id));
    return isSame ? old : ids;
  });
}
