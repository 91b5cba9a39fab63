import { MAX_BLOCKERS, MAX_CHECKLIST_ITEMS } from '@faena/shared/domain';
import type { ClientSession, Types } from 'mongoose';
import { conflict } from '../../kernel/errors.ts';
import { driverCollection } from '../../platform/database.ts';
import {
  type Columns,
  columnOrderOf,
  isCircular,
  linkedTasks,
  type TaskDoc,
  type TaskEffect,
  TaskModel,
  withIds,
  withItems,
} from '../board/index.ts';
import type { LockedProject } from '../project/index.ts';

type Parts = Pick<TaskDoc, 'checklist' | 'blockedBy' | 'parentId'>;

/** Effects with their writes to the task: for a list, without others' changes of other elements. */
export async function contentWrites(
  effects: readonly TaskEffect[],
  session: ClientSession,
): Promise<{ effect: TaskEffect; content: Partial<TaskDoc> }[]> {
  const ids = effects.flatMap(({ taskId, after }) =>
    after.checklist || after.blockedBy || after.parentId !== undefined ? taskId : [],
  );
  const found = ids.length > 0 ? await partsOf(ids, session) : new Map<string, Parts>();
  return effects.map((effect) => ({
    effect,
    content: contentOf(effect, found.get(String(effect.taskId)) ?? {}),
  }));
}

async function partsOf(ids: Types.ObjectId[], session: ClientSession): Promise<Map<string, Parts>> {
  const projection = { checklist: 1, blockedBy: 1, parentId: 1 };
  const found = await driverCollection(TaskModel)
    .find({ _id: { $in: ids } }, { session, projection })
    .toArray();
  return new Map(found.map((task) => [String(task._id), task]));
}

function contentOf({ before, after }: TaskEffect, task: Parts): Partial<TaskDoc> {
  const { place: _place, checklist, blockedBy, parentId, ...content } = after;
  const items =
    checklist && withItems(task.checklist ?? [], { before: before.checklist ?? [], after: checklist });
  const ids =
    blockedBy && withIds(task.blockedBy ?? [], { before: before.blockedBy ?? [], after: blockedBy });
  if ((items?.length ?? 0) > MAX_CHECKLIST_ITEMS || (ids?.length ?? 0) > MAX_BLOCKERS)
    throw conflict('changed_since');
  // A task with another parent since keeps that one.
  const isOther = String(task.parentId ?? '') !== String(before.parentId ?? '');
  return {
    ...content,
    ...(items && { checklist: items }),
    ...(ids && { blockedBy: ids }),
    ...(parentId !== undefined && !isOther && { parentId }),
  };
}

export function isOn(columns: Columns, id: Types.ObjectId): boolean {
  return columnOrderOf(columns, id) !== undefined;
}

/** A task that comes back, with those of its links that still lead to something on its board (LINK-4). */
export function linkedWithin(columns: Columns, task: TaskDoc): TaskDoc {
  const blockedBy = task.blockedBy?.filter((id) => isOn(columns, id));
  const isLost = task.parentId && !isOn(columns, task.parentId);
  return { ...task, ...(blockedBy && { blockedBy }), ...(isLost && { parentId: null }) };
}

/**
 * Refuses links of a board that lead nowhere, or in a circle.
 * @throws AppError `conflict`
 */
export async function requireSoundLinks(
  { _id }: LockedProject,
  columns: Columns,
  session: ClientSession,
): Promise<void> {
  const links = await linkedTasks(_id, session);
  const ends = links.flatMap(({ blockedBy = [], parentId }) => [...blockedBy, parentId ?? []].flat());
  if (isCircular(links) || !ends.every((id) => isOn(columns, id))) throw conflict('changed_since');
}
