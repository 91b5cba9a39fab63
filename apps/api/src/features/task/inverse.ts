import type { TaskChangeKind } from '@faena/shared/domain';
import {
  type ItemState,
  isWhole,
  type StoredState,
  type TaskChangeDoc,
  type TaskEffect,
} from '../task-change/index.ts';

const INVERSE_KIND: Readonly<Record<TaskChangeKind, TaskChangeKind>> = {
  created: 'deleted',
  deleted: 'created',
  changed: 'changed',
  moved: 'moved',
  archived: 'restored',
  restored: 'archived',
  left: 'arrived',
  arrived: 'left',
};

/** The inverse of a change. */
export function inverseOf({ tasks }: Pick<TaskChangeDoc, 'tasks'>): TaskEffect[] {
  return tasks.map(({ taskId, kind, before, after }) => ({
    taskId,
    kind: INVERSE_KIND[kind],
    before: after,
    after: before,
  }));
}

/**
 * The latest later change of the board that touched the same values (UNDO-2), if any. Undone changes do not count.
 */
export function touchedSince(
  change: TaskChangeDoc,
  later: readonly TaskChangeDoc[],
): TaskChangeDoc | undefined {
  const ids = new Set(later.map(({ _id }) => String(_id)));
  const takenBack = new Set<string>();
  const owns = change.tasks.filter((effect) => !isFollowing(effect, change.tasks));
  return later.find((each) => {
    if (takenBack.has(String(each._id))) return false;
    if (each.undoes && ids.has(String(each.undoes))) {
      takenBack.add(String(each.undoes));
      return false;
    }
    return each.tasks.some((effect) => owns.some((own) => overlap(own, effect)));
  });
}

function overlap(a: TaskEffect, b: TaskEffect): boolean {
  if (!a.taskId.equals(b.taskId)) return false;
  if (isWhole(a) || isWhole(b)) return true;
  const names = Object.keys(a.after).filter((name) => name in b.after) as (keyof StoredState)[];
  return names.some((name) => {
    const known = elementsOf(name, a);
    return known === null || elementsOf(name, b)?.some((id) => known.includes(id));
  });
}

/** The changed elements of a list, each of which counts by itself (UNDO-2); null for a field that is no such list. */
function elementsOf(name: keyof StoredState, { before, after }: TaskEffect): string[] | null {
  if (name === 'checklist')
    return [...(before.checklist ?? []), ...(after.checklist ?? [])].map(({ _id }) => String(_id));
  if (name === 'blockedBy') return [...(before.blockedBy ?? []), ...(after.blockedBy ?? [])].map(String);
  return null;
}

/** Tests whether the entry is only a link that came or went with the task at its other end (LINK-4). */
export function isFollowing({ kind, before, after }: TaskEffect, all: readonly TaskEffect[]): boolean {
  const names = Object.keys(after);
  if (kind !== 'changed' || !names.every((name) => name === 'blockedBy' || name === 'parentId')) return false;
  const whole = all.filter(isWhole);
  const ends = new Set(whole.map(({ taskId }) => String(taskId)));
  const linked = [before, after].flatMap(({ blockedBy = [], parentId }) =>
    [...blockedBy, parentId ?? []].flat(),
  );
  return linked.length > 0 && linked.every((id) => ends.has(String(id)));
}

/**
 * Tests whether the entry creates or deletes the next task of a recurring one. Only such entries contain the
 * recurrence of the other task.
 */
function isOfNextTask({ kind, before, after }: TaskEffect): boolean {
  return (kind === 'created' && 'recurrence' in after) || (kind === 'deleted' && 'recurrence' in before);
}

/**
 * Tests whether everyone who sees the task may make the change: move it, with the effects of its recurrence, or tick
 * an item (RECUR-4) (CHECK-3).
 */
export function isForAll(effect: TaskEffect, _index: number, all: readonly TaskEffect[]): boolean {
  const { kind, before, after } = effect;
  if (kind === 'moved' || isOfNextTask(effect)) return true;
  if (kind !== 'changed') return false;
  const names = Object.keys(after);
  if (names.every((name) => name === 'place' || name === 'recurrence') && 'place' in after)
    return all.some(isOfNextTask);
  const { checklist: was = [] } = before;
  const { checklist: is = [] } = after;
  const isTick = (item: ItemState, index: number) => {
    const old = was[index];
    return old?._id.equals(item._id) && old.text === item.text && old.order === item.order;
  };
  return names.length === 1 && is.length === was.length && is.length > 0 && is.every(isTick);
}
