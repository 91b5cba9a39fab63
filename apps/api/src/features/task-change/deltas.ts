import { carriedTasks } from '@faena/shared/domain';
import type { Types } from 'mongoose';
import type { ItemDoc } from '../task-store/index.ts';

/** An item of a checklist with its place. */
export interface ItemState extends ItemDoc {
  readonly order: number;
}

/** The effect of a change on a list, element by element (UNDO-2). */
export interface Delta<T> {
  readonly before: T[];
  readonly after: T[];
}

/** The items that a change added, removed, moved, reworded or ticked. */
export function itemDelta(before: readonly ItemDoc[], after: readonly ItemDoc[]): Delta<ItemState> {
  const old = statesOf(before);
  const now = statesOf(after);
  const carried = new Set(carriedTasks([before.map(idOf)], [after.map(idOf)]));
  const differs = (id: string) => {
    const was = old.get(id);
    const is = now.get(id);
    return !was || !is || carried.has(id) || was.text !== is.text || was.done !== is.done;
  };
  const ofThose = (states: ReadonlyMap<string, ItemState>) =>
    [...states].flatMap(([id, state]) => (differs(id) ? state : []));
  return { before: ofThose(old), after: ofThose(now) };
}

/** The ids that are in only one of two lists. */
export function idDelta(
  before: readonly Types.ObjectId[],
  after: readonly Types.ObjectId[],
): Delta<Types.ObjectId> {
  return { before: lacking(before, after), after: lacking(after, before) };
}

/** Applies a delta to a checklist that others may have changed since. */
export function withItems(items: readonly ItemDoc[], { before, after }: Delta<ItemState>): ItemDoc[] {
  const was = new Map(before.map((state) => [idOf(state), state]));
  const will = new Map(after.map((state) => [idOf(state), state]));
  const isPlaced = ({ _id, order }: ItemState) => was.get(String(_id))?.order !== order;
  const placed = after.filter(isPlaced).toSorted((a, b) => a.order - b.order);
  const leaves = new Set([...was.keys()].filter((id) => !will.has(id)));
  for (const state of placed) leaves.add(idOf(state));
  const list = items
    .filter((item) => !leaves.has(idOf(item)))
    .map((item) => plainItem(will.get(idOf(item)) ?? item));
  for (const state of placed) list.splice(state.order, 0, plainItem(state));
  return list;
}

/** Applies a delta to a list of ids that others may have changed since. */
export function withIds(
  ids: readonly Types.ObjectId[],
  { before, after }: Delta<Types.ObjectId>,
): Types.ObjectId[] {
  const left = lacking(ids, before);
  return [...left, ...lacking(after, left)];
}

function lacking(ids: readonly Types.ObjectId[], others: readonly Types.ObjectId[]): Types.ObjectId[] {
  const known = new Set(others.map(String));
  return ids.filter((id) => !known.has(String(id)));
}

function statesOf(items: readonly ItemDoc[]): Map<string, ItemState> {
  return new Map(items.map((item, order) => [idOf(item), { ...item, order }]));
}

function plainItem({ _id, text, done }: ItemDoc): ItemDoc {
  return { _id, text, done };
}

function idOf({ _id }: ItemDoc): string {
  return String(_id);
}
