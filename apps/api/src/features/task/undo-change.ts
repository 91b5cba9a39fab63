import { UNDO_MS } from '@faena/shared/domain';
import { faultOf } from '@faena/shared/errors';
import type { TasksEvent } from '@faena/shared/schemas';
import type { ClientSession } from 'mongoose';
import { AppError, conflict, notFound } from '../../kernel/errors.ts';
import { driverCollection } from '../../platform/database.ts';
import {
  type BoardServices,
  changeBoard,
  changeBoards,
  type Plan,
  type PlannedOn,
  type TwoBoardsChange,
} from '../board/index.ts';
import { cardsOf } from '../person/index.ts';
import { type Right, requireRight } from '../project/index.ts';
import {
  boardsOf,
  type Changer,
  type OtherChange,
  type TaskChangeDoc,
  TaskChangeModel,
} from '../task-change/index.ts';
import { inverseOf, isForAll, touchedSince } from './inverse.ts';
import { planCarry } from './plan-carry.ts';
import { planInverse } from './plan-inverse.ts';
import { eventNow, eventOf } from './tasks-event.ts';

/**
 * Undoes a change that the caller made with a key, all or nothing (UNDO-1, UNDO-2). Repeating the undo gets the same
 * answer.
 * @throws AppError `not_found` for a key without a change, and a board out of reach; `forbidden` without the right
 * that the change needed; `conflict` after a later change of the same values, or after a minute
 */
export async function undoChange(key: string, by: Changer, services: BoardServices): Promise<TasksEvent> {
  const change = await driverCollection(TaskChangeModel).findOne({ personId: by.actor.id, key });
  if (!change) throw notFound('change');
  try {
    if (change.other) return await undoMove(change, change.other, by, services);
    const plan = (on: PlannedOn) => planUndo(change, by, on);
    const undo = { by, right: rightOf(change), taskIds: [], isAlone: true, plan };
    return await changeBoard(String(change.projectId), undo, services);
  } catch (error) {
    if (!(await TaskChangeModel.exists({ undoes: change._id }))) throw error;
    for (const id of boardsOf(change)) await requireRight(by.actor, id, rightOf(change));
    return eventNow(change);
  }
}

/** The refusal with the author of the later change (UNDO-2), or without one if their account is deleted. */
async function refusalAfter({ personId }: TaskChangeDoc): Promise<AppError> {
  const person = (await cardsOf([personId])).get(String(personId));
  return person
    ? new AppError('conflict', faultOf('changed_since_by', { person: person.fullname }))
    : conflict('changed_since');
}

/** People who may move or tick may undo that; any other undo needs the right to change. */
function rightOf({ tasks }: TaskChangeDoc): Right {
  return tasks.every(isForAll) ? 'see' : 'change';
}

async function planUndo(
  change: TaskChangeDoc,
  by: Changer,
  { board, at, session }: PlannedOn,
): Promise<Plan<TasksEvent> | null> {
  if (!session) return null;
  await requireUntouched(change, at, session);
  const plan = await planInverse(inverseOf(change), board, { at, personId: by.actor.id, session });
  return {
    ...plan,
    links: { undoes: change._id },
    answer: (shown) => eventOf(plan.columns, plan.effects, shown.others()),
  };
}

/**
 * Undoes a move to another board by a move back (MOVE-6).
 * @throws AppError as `undoChange`, for either board
 */
function undoMove(
  change: TaskChangeDoc,
  { projectId, changeId }: OtherChange,
  by: Changer,
  services: BoardServices,
): Promise<TasksEvent> {
  const ids = [String(change.projectId), String(projectId)] as const;
  const undo: TwoBoardsChange<TasksEvent> = {
    by,
    right: rightOf(change),
    answers: 0,
    plan: async ({ boards, at, session }) => {
      const there = await driverCollection(TaskChangeModel).findOne({ _id: changeId }, { session });
      if (!there) throw notFound('change');
      await requireUntouched(change, at, session);
      await requireUntouched(there, at, session);
      const effects = [inverseOf(change), inverseOf(there)] as const;
      const plans = await planCarry(boards, effects, by, { at, session });
      const undoes = [change._id, there._id];
      const withEvent = (plan: (typeof plans)[number], index: number): Plan<TasksEvent> => ({
        ...plan,
        links: { ...plan.links, undoes: undoes[index] },
        answer: (shown) => eventOf(plan.columns, plan.effects, shown.others()),
      });
      return [withEvent(plans[0], 0), withEvent(plans[1], 1)];
    },
  };
  return changeBoards(async () => ids, undo, services);
}

/** Refuses a late undo. @throws AppError `conflict` after UNDO_MS, or after a later change of the same values */
async function requireUntouched(change: TaskChangeDoc, at: Date, session: ClientSession): Promise<void> {
  if (at.getTime() - change.at.getTime() > UNDO_MS) throw conflict('too_late_to_undo');
  const later = await driverCollection(TaskChangeModel)
    .find({ projectId: change.projectId, number: { $gt: change.number } }, { session })
    .sort({ number: -1 })
    .toArray();
  const touch = touchedSince(change, later);
  if (touch) throw await refusalAfter(touch);
}
