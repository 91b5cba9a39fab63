import type { TaskChecklist } from '../schemas/index.ts';
import { type AskedOfItem, answered, withItem } from './checklist-edits.ts';
import type { QueuedCommand } from './command.ts';
import { ofTaskPart } from './task-list-edits.ts';

interface Asked extends AskedOfItem {
  readonly was: string;
}

/** Changes the text of an item. */
export const setItemText: QueuedCommand<Asked, TaskChecklist> = {
  ...ofTaskPart,
  name: 'setItemText',
  send: (client, { id, itemId, text }, options) =>
    client.checklist.setText({ params: { id, itemId }, body: { text } }, options),
  apply: (tasks) => tasks,
  checklist: {
    answered,
    apply: (items, { itemId, text }) => withItem(items, itemId, { text }),
    touches: ({ itemId, was, text }) => ({
      before: { [itemId]: { title: was } },
      after: { [itemId]: { title: text } },
    }),
  },
};
