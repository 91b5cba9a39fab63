import type { TaskChecklist } from '../schemas/index.ts';
import { type AskedOfItem, answered, withoutItem, withProgress } from './checklist-edits.ts';
import type { QueuedCommand } from './command.ts';
import { ofTaskPart } from './task-list-edits.ts';

interface Asked extends AskedOfItem {
  readonly done: boolean;
}

/** Removes an item. Somebody else's change of its text is a conflict (NET-15). */
export const removeItem: QueuedCommand<Asked, TaskChecklist> = {
  ...ofTaskPart,
  name: 'removeItem',
  send: (client, { id, itemId }, options) => client.checklist.remove({ params: { id, itemId } }, options),
  apply: (tasks, { id, done }) => withProgress(tasks, id, { done: done ? -1 : 0, total: -1 }),
  checklist: {
    answered,
    apply: (items, { itemId }) => withoutItem(items, itemId),
    touches: ({ itemId, text }) => ({ before: { [itemId]: { title: text } }, after: {} }),
  },
};
