import { UNDO_MS } from '@faena/shared/domain';
import { faultOf } from '@faena/shared/errors';
import type { TasksEvent } from '@faena/shared/schemas';
import type { ClientSession } from 'mongoose';
import { AppError, conflict, notFound } from '../../kernel/errors.ts';
import { driverCollection } from '../../platform/database.ts';
import {
  type BoardServices,
  type Changer,
  changeBoard,
  changeBoards,
  type OtherChange,
  recordChange,
  type TaskChangeDoc,
  TaskChangeModel,
} from '../board/index.ts';
import { cardsOf } from '../person/index.ts';
import type { LockedProject, Right } from '../project/index.ts';
import { carryTasks } from './carry-tasks.ts';
import { inverseOf, isForAll, touchedSince } from './inverse.ts';
import { tasksNow } from './tasks-now.ts';
import { writeInverse } from './write-inverse.ts';

/**
 * Takes back a change that the caller made with a key, whole or not at all (UNDO-1, UNDO-2). One that is taken back
 * already is answered alike.
 * @throws AppError `not_found` for a key that made no change, and a board out of reach; `forbidden` without the right
 * that the change asked for; `conflict` when the same was changed since, or a minute is over
 */
export async function undoChange(key: string, by: Changer, services: BoardServices): Promise<TasksEvent> {
  const change = await driverCollection(TaskChangeModel).findOne({ personId: by.actor.id, key });
  if (!change) throw notFound('change');
  try {
    if (change.other) return await undoMove(change, change.other, by, services);
    const { board, columns, event } = await changeBoard(
      by.actor,
      String(change.projectId),
      rightOf(change),
      (board, session) => takeBack(change, by, board, services, session),
    );
    services.boardCache.follow(board, { columns, changed: event.changed });
    return event;
  } catch (error) {
    if (await TaskChangeModel.exists({ undoes: change._id })) return tasksNow(change);
    throw error;
  }
}

/** The refusal says who went on (UNDO-2), unless that account is gone. */
async function changedSince({ personId }: TaskChangeDoc): Promise<AppError> {
  const person = (await cardsOf([personId])).get(String(personId));
  return person
    ? new AppError('conflict', faultOf('changed_since_by', { person: person.fullname }))
    : conflict('changed_since');
}

/** People who may move or tick may undo that; any other undo needs the right to change. */
function rightOf({ tasks }: TaskChangeDoc): Right {
  return tasks.every(isForAll) ? 'see' : 'change';
}

async function takeBack(
  change: TaskChangeDoc,
  by: Changer,
  board: LockedProject,
  { clock }: BoardServices,
  session: ClientSession,
) {
  const at = clock.now();
  await requireUntouched(change, at, session);
  const { columns, effects } = await writeInverse(inverseOf(change), board, {
    at,
    personId: by.actor.id,
    session,
  });
  await recordChange(board, by, effects, { at, session, undoes: change._id });
  const event = await tasksNow({ projectId: board._id, tasks: effects }, session);
  return { board, columns, event };
}

/**
 * Takes back a move to another board (MOVE-6), which is one itself.
 * @throws AppError as `undoChange` does, of either board
 */
async function undoMove(
  change: TaskChangeDoc,
  { projectId, changeId }: OtherChange,
  by: Changer,
  { clock, boardCache }: BoardServices,
): Promise<TasksEvent> {
  const ids = [String(change.projectId), String(projectId)] as const;
  const [home, away] = await changeBoards(by.actor, ids, rightOf(change), async (boards, session) => {
    const at = clock.now();
    const there = await driverCollection(TaskChangeModel).findOne({ _id: changeId }, { session });
    if (!there) throw notFound('change');
    await requireUntouched(change, at, session);
    await requireUntouched(there, at, session);
    const effects = [inverseOf(change), inverseOf(there)] as const;
    const undoes = [change._id, there._id] as const;
    return carryTasks(boards, effects, by, { at, session, undoes });
  });
  for (const { board, columns, event } of [home, away])
    boardCache.follow(board, { columns, changed: event.changed });
  return home.event;
}

/** @throws AppError `conflict` when a minute is over, or somebody changed the same since */
async function requireUntouched(change: TaskChangeDoc, at: Date, session: ClientSession): Promise<void> {
  if (at.getTime() - change.at.getTime() > UNDO_MS) throw conflict('too_late_to_undo');
  const later = await driverCollection(TaskChangeModel)
    .find({ projectId: change.projectId, number: { $gt: change.number } }, { session })
    .sort({ number: -1 })
    .toArray();
  const touch = touchedSince(change, later);
  if (touch) throw await changedSince(touch);
}
