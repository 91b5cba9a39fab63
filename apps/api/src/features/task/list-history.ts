import type { HistoryFilter, HistoryPage, TaskHistoryEntry, TaskState } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { driverCollection } from '../../platform/database.ts';
import { statusOf } from '../board-order/index.ts';
import { cardsOf } from '../person/index.ts';
import {
  type StoredState,
  type TaskChangeDoc,
  TaskChangeModel,
  type TaskEffect,
} from '../task-change/index.ts';
import { type Cards, TaskModel } from '../task-store/index.ts';
import { requireSight } from './read-task.ts';

/**
 * The changes of a task, newest first (CHANGE-4). A page continues after the last change of the previous one, so that
 * new changes move nothing.
 * @throws AppError `not_found` when missing or out of reach; `forbidden` for an employee who is not a member
 */
export async function listHistory(
  id: string,
  { before, limit }: HistoryFilter,
  actor: Actor,
): Promise<HistoryPage> {
  const task = await TaskModel.findById(id, { projectId: 1 }).lean();
  if (!task) throw notFound('task');
  await requireSight(String(task.projectId), actor);
  const taskId = new Types.ObjectId(id);
  const found = await driverCollection(TaskChangeModel)
    .find(
      // Without its history on a former board, which readers of this one may not see (MOVE-4).
      { 'tasks.taskId': taskId, projectId: task.projectId, ...(before && { number: { $lt: before } }) },
      // This task's part of a change of a thousand.
      { projection: { number: 1, personId: 1, at: 1, undoes: 1, tasks: { $elemMatch: { taskId } } } },
    )
    .sort({ number: -1 })
    .limit(limit + 1)
    .toArray();
  const shown = found.slice(0, limit);
  const cards = await cardsOf(shown.flatMap(peopleIn));
  const entries = shown.flatMap((change) => change.tasks.map((effect) => toEntry(change, effect, cards)));
  return { entries, hasEarlier: found.length > limit };
}

function peopleIn({ personId, tasks }: TaskChangeDoc): Types.ObjectId[] {
  return [
    personId,
    ...tasks.flatMap(({ before, after }) => [...(before.assigneeIds ?? []), ...(after.assigneeIds ?? [])]),
  ];
}

function toEntry(
  { _id, number, at, personId, undoes }: TaskChangeDoc,
  { kind, before, after }: TaskEffect,
  cards: Cards,
): TaskHistoryEntry {
  return {
    _id: String(_id),
    number,
    at: at.toISOString(),
    person: cards.get(String(personId)) ?? null,
    kind,
    before: toState(before, cards),
    after: toState(after, cards),
    undoes: undoes !== undefined,
  };
}

function toState(state: StoredState, cards: Cards): TaskState {
  const { place, assigneeIds, dueDay, dueDate, checklist, blockedBy, parentId, coverId, ...plain } = state;
  return {
    ...plain,
    ...(dueDay !== undefined && { dueDay }),
    ...(dueDate !== undefined && { dueDate: dueDate?.toISOString() ?? null }),
    ...(assigneeIds && { assignedTo: assigneeIds.flatMap((id) => cards.get(String(id)) ?? []) }),
    ...(checklist && { checklist: checklist.map((item) => ({ ...item, _id: String(item._id) })) }),
    ...(blockedBy && { blockedBy: blockedBy.map(String) }),
    ...(coverId !== undefined && { cover: coverId !== null }),
    ...(parentId !== undefined && { parentId: parentId && String(parentId) }),
    ...(place && { status: statusOf(place.column), order: place.order }),
  };
}
