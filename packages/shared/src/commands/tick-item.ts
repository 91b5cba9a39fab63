import type { TaskChecklist } from '../schemas/index.ts';
import { type AskedOfItem, aboutItem, answered, withItem, withProgress } from './checklist-edits.ts';
import type { QueuedCommand } from './command.ts';
import { ofTaskPart } from './task-list-edits.ts';

interface Asked extends AskedOfItem {
  readonly done: boolean;
}

/** Ticks an item or unticks it. It needs no precondition, because the item has only these two states. */
export const tickItem: QueuedCommand<Asked, TaskChecklist> = {
  ...ofTaskPart,
  name: 'tick',
  send: (client, { id, itemId, done }, options) =>
    client.checklist.tick({ params: { id, itemId }, body: { done } }, options),
  apply: (tasks, { id, done }) => withProgress(tasks, id, { done: done ? 1 : -1, total: 0 }),
  checklist: {
    answered,
    apply: (items, { itemId, done }) => withItem(items, itemId, { done }),
    touches: aboutItem,
  },
};
