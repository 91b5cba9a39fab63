import type { ChecklistItem, Task, TaskChecklist } from '../schemas/index.ts';
import type { Difference } from './command.ts';

export type Items = readonly ChecklistItem[];

/** A command about one item; `text` is the item's text, which names the command to a person. */
export interface AskedOfItem {
  /** The task. */
  readonly id: string;
  readonly itemId: string;
  readonly text: string;
}

/** The checklist that a command of it is answered with. */
export const answered = (answer: TaskChecklist): TaskChecklist => answer;

/** Touches an item, but no value that somebody else may set. */
export function aboutItem({ itemId }: AskedOfItem): Difference {
  return { before: { [itemId]: {} }, after: { [itemId]: {} } };
}

export function withItem(items: Items, itemId: string, changes: Partial<ChecklistItem>): Items {
  return items.map((item) => (item._id === itemId ? { ...item, ...changes } : item));
}

export function withoutItem(items: Items, itemId: string): Items {
  return items.filter(({ _id }) => _id !== itemId);
}

/** Adds to the progress that a card shows; a task without items has none. */
export function withProgress(tasks: Task[], id: string, by: { done: number; total: number }): Task[] {
  return tasks.map((task) => {
    if (task.id !== id) return task;
    const { checklist = { done: 0, total: 0 }, ...rest } = task;
    const total = checklist.total + by.total;
    const done = Math.max(0, Math.min(checklist.done + by.done, total));
    return total > 0 ? { ...rest, checklist: { done, total } } : rest;
  });
}
