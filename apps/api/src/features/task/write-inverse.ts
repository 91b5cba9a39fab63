import { reorderTasks } from '@faena/shared/domain';
import type { ClientSession, Types } from 'mongoose';
import { conflict } from '../../kernel/errors.ts';
import { driverCollection } from '../../platform/database.ts';
import {
  type Columns,
  cardsOn,
  keepArchived,
  keepDeleted,
  leaveCovers,
  setArchivedDeleted,
  statusOf,
  type TaskDoc,
  type TaskEffect,
  TaskModel,
  takeArchived,
  takeCovers,
  takeDeleted,
  unlinkTasks,
  writeColumns,
} from '../board/index.ts';
import type { LockedProject } from '../project/index.ts';
import { isFollowing } from './inverse.ts';
import { contentWrites, isOn, linkedWithin, requireSoundLinks } from './inverse-parts.ts';

/** The result of an undo: the resulting columns, and its effects. */
interface Inverse {
  readonly columns: Columns;
  readonly effects: readonly TaskEffect[];
}

/** The author of an undo, and its time. */
interface Moment {
  readonly at: Date;
  readonly personId: Types.ObjectId;
  readonly session: ClientSession;
}

/**
 * Writes what takes a change back, with the board locked.
 * @throws AppError `conflict` for content no longer kept, an assignee who left the project, or links that lead nowhere
 * or in a circle
 */
export async function writeInverse(
  effects: readonly TaskEffect[],
  board: LockedProject,
  moment: Moment,
): Promise<Inverse> {
  const { at, session } = moment;
  const tasks = driverCollection(TaskModel);
  const columns = columnsAfter(board.columns, effects);

  const going = await takeOff(effects, board, moment);
  const unlinked = going.length > 0 ? (await unlinkTasks(board, going, at, session)).effects : [];
  const back = (await takeOut(effects, session)).map((task) => linkedWithin(columns, task));
  if (back.length > 0) await tasks.insertMany(back, { session });
  // Links that go with a task are taken off already; those that come with one, only where the other is still there.
  const isLeft = (effect: TaskEffect) => !isFollowing(effect, effects) || isOn(columns, effect.taskId);
  const rest = effects.filter((effect) =>
    going.length > 0 ? !isFollowing(effect, effects) : isLeft(effect),
  );
  const writes = (await contentWrites(rest, session)).flatMap(({ effect, content }) => {
    const { kind, taskId, after } = effect;
    const isOther =
      kind === 'changed' || (kind === 'moved' && isInAnotherColumn(board.columns, taskId, after.place));
    if (!isOther) return [];
    return { updateOne: { filter: { _id: taskId }, update: { $set: { ...content, updatedAt: at } } } };
  });
  if (writes.length > 0) await tasks.bulkWrite(writes, { session });
  await leaveCovers(
    rest.map(({ before }) => before.coverId),
    session,
  );
  await takeCovers(
    rest.map(({ after }) => after.coverId),
    session,
  );
  requireMembers(board, [...back, ...effects.map(({ after }) => after)]);
  const links = [...back, ...rest.map(({ after }) => after)];
  if (links.some(({ blockedBy = [], parentId }) => blockedBy.length > 0 || parentId))
    await requireSoundLinks(board, columns, session);

  await writeColumns(board, columns, session);
  return { columns, effects: [...rest, ...unlinked] };
}

/** The ids of the tasks in some effects of a kind; an archived task has no place. */
function idsOf(effects: readonly TaskEffect[], kind: TaskEffect['kind'], on: 'board' | 'archive' = 'board') {
  const isThere = ({ before, after }: TaskEffect) => (before.place ?? after.place) !== undefined;
  return effects.flatMap((effect) =>
    effect.kind === kind && isThere(effect) === (on === 'board') ? effect.taskId : [],
  );
}

/** Takes the tasks that go off the board, and keeps each where it can be brought back from; answers which. */
async function takeOff(
  effects: readonly TaskEffect[],
  board: LockedProject,
  { at, personId, session }: Moment,
): Promise<Types.ObjectId[]> {
  await setArchivedDeleted(idsOf(effects, 'deleted', 'archive'), true, session);
  const archived = new Set(idsOf(effects, 'archived').map(String));
  const going = [...idsOf(effects, 'deleted'), ...idsOf(effects, 'archived')];
  // Those are on the other board already.
  if (going.length === 0) return idsOf(effects, 'left');
  const tasks = driverCollection(TaskModel);
  const areGoing = { _id: { $in: going } };
  const found = await tasks.find(areGoing, { session }).toArray();
  const isArchived = ({ _id }: TaskDoc) => archived.has(String(_id));
  await keepArchived(found.filter(isArchived), board.columns, { at, personId, session });
  await keepDeleted(
    found.filter((task) => !isArchived(task)),
    session,
  );
  await tasks.deleteMany(areGoing, { session });
  return going;
}

/** Takes the tasks that come back out of where they are kept. */
async function takeOut(effects: readonly TaskEffect[], session: ClientSession): Promise<TaskDoc[]> {
  const [created, restored] = [idsOf(effects, 'created'), idsOf(effects, 'restored')];
  const undeleted = idsOf(effects, 'created', 'archive');
  const back = [
    ...(await takeDeleted(created, session)),
    ...(await takeArchived(restored, session)).map(({ task }) => task),
  ];
  const stillThere = await setArchivedDeleted(undeleted, false, session);
  if (back.length + stillThere < created.length + restored.length + undeleted.length)
    throw conflict('too_late_to_undo');
  return back;
}

function isInAnotherColumn(
  columns: Columns,
  taskId: TaskEffect['taskId'],
  place: TaskEffect['after']['place'],
): boolean {
  return place !== undefined && !columns[place.column]?.some((id) => id.equals(taskId));
}

function requireMembers({ memberIds }: LockedProject, states: readonly Partial<TaskDoc>[]): void {
  const members = new Set(memberIds.map(String));
  const isMember = (id: TaskDoc['_id']) => members.has(String(id));
  if (!states.every(({ assigneeIds = [] }) => assigneeIds.every(isMember))) throw conflict('assignee_left');
}

/** The columns without the tasks that go, and with all others where the effects put them. */
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
  // A column that stays as it was is not written.
  return before.map((old, column) => {
    const ids = board[statusOf(column)].map(({ _id }) => _id);
    const isSame = ids.length === old.length && ids.every((id, place) => old[place]?.equals(id));
    return isSame ? old : ids;
  });
}
