import type { TaskChecklist } from '../schemas/index.ts';
import {
  type AskedOfItem,
  aboutItem,
  answered,
  ofChecklist,
  withItem,
  withProgress,
} from './checklist-edits.ts';
import type { QueuedCommand } from './command.ts';

interface Asked extends AskedOfItem {
  readonly done: boolean;
}

/** Ticks an item or unticks it. It needs no precondition, because the item has only these two states. */
export const tickItem: QueuedCommand<Asked, TaskChecklist> = {
  ...ofChecklist,
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
