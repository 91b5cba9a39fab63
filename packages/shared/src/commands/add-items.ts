import type { TaskChecklist } from '../schemas/index.ts';
import { answered, withProgress } from './checklist-edits.ts';
import type { QueuedCommand } from './command.ts';
import { ofTaskPart } from './task-list-edits.ts';

/** New items of a task; their ids are known before the server answers (TASK-17). */
interface Asked {
  readonly id: string;
  readonly ids: string[];
  readonly texts: string[];
}

/** Adds items at the end of a checklist, all or none. */
export const addItems: QueuedCommand<Asked, TaskChecklist> = {
  ...ofTaskPart,
  name: 'addItems',
  send: (client, { id, ids, texts }, options) =>
    client.checklist.add({ params: { id }, body: { texts, ids } }, options),
  apply: (tasks, { id, ids }) => withProgress(tasks, id, { done: 0, total: ids.length }),
  checklist: {
    answered,
    // A read of the list may have brought them already.
    apply: (items, { ids, texts }) => [
      ...items,
      ...texts
        .map((text, index) => ({ _id: ids[index] ?? '', text, done: false }))
        .filter((added) => !items.some(({ _id }) => _id === added._id)),
    ],
    touches: ({ ids, texts }) => ({
      before: {},
      after: Object.fromEntries(ids.map((id, index) => [id, { title: texts[index] ?? '' }])),
    }),
  },
};
