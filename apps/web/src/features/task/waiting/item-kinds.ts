import type { ChecklistItem, Task, TaskChecklist } from '@faena/shared/schemas';
import { client } from '@/lib/client.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { waitingTexts } from '@/texts/waiting.ts';
import { withContent } from '../board-edits.ts';
import { titled, type WaitingKind } from './kind.ts';

/** How the items of a task's checklist are changed (CHECK-2), each by itself. */
export type ItemKind<Variables> = WaitingKind<Variables, TaskChecklist> &
  Required<Pick<WaitingKind<Variables, TaskChecklist>, 'list'>>;

type Items = readonly ChecklistItem[];

/** Some texts that become items, which have their ids before the server knows of them (TASK-17). */
export interface NewItemsOf {
  readonly id: string;
  readonly ids: string[];
  readonly texts: string[];
}

interface OfItem {
  readonly id: string;
  readonly itemId: string;
  readonly text: string;
}

/** That an item is done, or is not. */
export interface Tick extends OfItem {
  readonly done: boolean;
}

export interface Rename extends OfItem {
  readonly was: string;
}

/** Between which items one goes, which is where it goes on any list; and where that was counted. */
export interface Carry extends OfItem {
  readonly above: string | undefined;
  readonly below: string | undefined;
  readonly order: number;
}

export interface Removal extends OfItem {
  readonly done: boolean;
}

const ofAll = {
  settle: (tasks, { task }) => withContent(tasks, task),
  answered: (list) => list,
  told: ({ id }, before) => ({ told: taskTexts.undo.saved, ...titled(before, id) }),
  sets: ({ id }) => ({ ids: [id], fields: [] }),
} satisfies Partial<WaitingKind<{ readonly id: string }, TaskChecklist>>;

/** Adds items at the end, all or none. */
export const addItemsKind: ItemKind<NewItemsOf> = {
  ...ofAll,
  kind: 'addItems',
  send: ({ id, ids, texts }, options) =>
    client.checklist.add({ params: { id }, body: { texts, ids } }, options),
  expect: (tasks, { id, ids }) => withMore(tasks, id, { done: 0, total: ids.length }),
  list: {
    // The server may have told of them already.
    expect: (items, { ids, texts }) => [
      ...items,
      ...texts
        .map((text, index) => ({ _id: ids[index] ?? '', text, done: false }))
        .filter(({ _id }) => !has(items, _id)),
    ],
    says: ({ ids, texts }) => ({
      before: {},
      after: Object.fromEntries(ids.map((id, index) => [id, { title: texts[index] ?? '' }])),
    }),
  },
  toldWaiting: ({ texts }) => waitingTexts.stepsAdded(texts),
};

/** Ticks an item. Whoever else has ticked it is not overruled: it is done or not. */
export const tickKind: ItemKind<Tick> = {
  ...ofAll,
  kind: 'tick',
  send: ({ id, itemId, done }, options) =>
    client.checklist.tick({ params: { id, itemId }, body: { done } }, options),
  expect: (tasks, { id, done }) => withMore(tasks, id, { done: done ? 1 : -1, total: 0 }),
  list: {
    expect: (items, { itemId, done }) => withItem(items, itemId, { done }),
    says: aboutIt,
  },
  toldWaiting: ({ text, done }) => waitingTexts.ticked(text, done),
};

/** Gives an item another text. */
export const setItemTextKind: ItemKind<Rename> = {
  ...ofAll,
  kind: 'setItemText',
  send: ({ id, itemId, text }, options) =>
    client.checklist.setText({ params: { id, itemId }, body: { text } }, options),
  expect: (tasks) => tasks,
  list: {
    expect: (items, { itemId, text }) => withItem(items, itemId, { text }),
    says: ({ itemId, was, text }) => ({
      before: { [itemId]: { title: was } },
      after: { [itemId]: { title: text } },
    }),
  },
  toldWaiting: ({ text }) => waitingTexts.stepChanged(text),
};

/** Carries an item to another place. */
export const moveItemKind: ItemKind<Carry> = {
  ...ofAll,
  kind: 'moveItem',
  send: ({ id, itemId, order }, options) =>
    client.checklist.move({ params: { id, itemId }, body: { order } }, options),
  expect: (tasks) => tasks,
  list: {
    expect: (items, carry) => {
      const carried = items.filter(({ _id }) => _id === carry.itemId);
      return without(items, carry.itemId).toSpliced(orderOn(items, carry), 0, ...carried);
    },
    says: aboutIt,
  },
  toldWaiting: ({ text }) => waitingTexts.stepMoved(text),
  anew: async (carry) => {
    const { items } = await client.checklist.read({ params: { id: carry.id } });
    return { ...carry, order: orderOn(items, carry) };
  },
};

/** Removes an item. One to which others gave another text meanwhile is another than the one that was removed (NET-15). */
export const removeItemKind: ItemKind<Removal> = {
  ...ofAll,
  kind: 'removeItem',
  send: ({ id, itemId }, options) => client.checklist.remove({ params: { id, itemId } }, options),
  expect: (tasks, { id, done }) => withMore(tasks, id, { done: done ? -1 : 0, total: -1 }),
  list: {
    expect: (items, { itemId }) => without(items, itemId),
    says: ({ itemId, text }) => ({ before: { [itemId]: { title: text } }, after: {} }),
  },
  toldWaiting: ({ text }) => waitingTexts.stepRemoved(text),
};

/** The move of an item to an order of its list. */
export function carryOn(
  items: Items,
  { _id: itemId, text }: ChecklistItem,
  order: number,
): Omit<Carry, 'id'> {
  const others = without(items, itemId);
  return { itemId, text, above: others[order - 1]?._id, below: others[order]?._id, order };
}

/** Where a carried item goes on a list: beside those that it was carried between. */
function orderOn(items: Items, { itemId, above, below, order }: Carry): number {
  const others = without(items, itemId);
  const afterAbove = others.findIndex(({ _id }) => _id === above) + 1;
  if (afterAbove > 0) return afterAbove;
  const atBelow = others.findIndex(({ _id }) => _id === below);
  return atBelow >= 0 ? atBelow : order;
}

/** Of an item of which nothing is set that somebody else may set: that it is there. */
function aboutIt({ itemId }: OfItem) {
  return { before: { [itemId]: {} }, after: { [itemId]: {} } };
}

function withItem(items: Items, itemId: string, changes: Partial<ChecklistItem>): Items {
  return items.map((item) => (item._id === itemId ? { ...item, ...changes } : item));
}

function without(items: Items, itemId: string): Items {
  return items.filter(({ _id }) => _id !== itemId);
}

function has(items: Items, itemId: string): boolean {
  return items.some(({ _id }) => _id === itemId);
}

/** Counts more items of a task's checklist, or fewer; without any it has none. */
function withMore(tasks: Task[], id: string, by: { done: number; total: number }): Task[] {
  return tasks.map((task) => {
    if (task.id !== id) return task;
    const { checklist = { done: 0, total: 0 }, ...rest } = task;
    const total = checklist.total + by.total;
    const done = Math.max(0, Math.min(checklist.done + by.done, total));
    return total > 0 ? { ...rest, checklist: { done, total } } : rest;
  });
}
