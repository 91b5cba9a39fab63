import { MAX_BLOCKERS, MAX_CHECKLIST_ITEMS } from '@faena/shared/domain';
import type { ClientSession, Types } from 'mongoose';
import { conflict } from '../../kernel/errors.ts';
import { isCircular, type Links, linkedTasks } from '../board-links/index.ts';
import { type Columns, columnOrderOf } from '../board-order/index.ts';
import type { BoardDoc } from '../project/index.ts';
import { type TaskEffect, withIds, withItems } from '../task-change/index.ts';
import type { TaskDoc } from '../task-store/index.ts';

type Parts = Pick<TaskDoc, 'checklist' | 'blockedBy' | 'parentId'>;

/**
 * The write of an effect to its task: for a list, without others' changes of other elements.
 * @throws AppError `conflict` for a list that would be too long
 */
export function contentOf({ before, after }: TaskEffect, task: Parts): Partial<TaskDoc> {
  const { place: _place, checklist, blockedBy, parentId, ...content } = after;
  const items =
    checklist && withItems(task.checklist ?? [], { before: before.checklist ?? [], after: checklist });
  const ids =
    blockedBy && withIds(task.blockedBy ?? [], { before: before.blockedBy ?? [], after: blockedBy });
  if ((items?.length ?? 0) > MAX_CHECKLIST_ITEMS || (ids?.length ?? 0) > MAX_BLOCKERS)
    throw conflict('changed_since');
  // A task that has had another parent since keeps it.
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

/** A restored task, with the links that still have their task on the board (LINK-4). */
export function linkedWithin(columns: Columns, task: TaskDoc): TaskDoc {
  const blockedBy = task.blockedBy?.filter((id) => isOn(columns, id));
  const isLost = task.parentId && !isOn(columns, task.parentId);
  return { ...task, ...(blockedBy && { blockedBy }), ...(isLost && { parentId: null }) };
}

/**
 * Refuses links of a board to missing tasks, or in a circle.
 * @param others the changed tasks of the plan, in their new state
 * @throws AppError `conflict`
 */
export async function requireSoundLinks(
  { _id }: Pick<BoardDoc, '_id'>,
  columns: Columns,
  others: readonly TaskDoc[],
  session: ClientSession,
): Promise<void> {
  const known = new Map<string, Links>(
    (await linkedTasks(_id, session)).map((task) => [String(task._id), task]),
  );
  for (const task of others) known.set(String(task._id), task);
  const links = [...known.values()].filter((task) => isOn(columns, task._id));
  const ends = links.flatMap(({ blockedBy = [], parentId }) => [...blockedBy, parentId ?? []].flat());
  if (isCircular(links) || !ends.every((id) => isOn(columns, id))) throw conflict('changed_since');
}
