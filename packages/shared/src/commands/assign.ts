import type { PersonCard, Task } from '../schemas/index.ts';
import type { QueuedCommand } from './command.ts';
import { withDetails } from './task-list-edits.ts';

/** Replaces the assignees of a task; an empty list unassigns it (TASK-5). */
export const assign: QueuedCommand<{ id: string; people: PersonCard[] }, Task> = {
  name: 'assign',
  send: (client, { id, people }, options) =>
    client.task.assign({ params: { id }, body: { userIds: people.map(({ _id }) => _id) } }, options),
  apply: (tasks, { id, people }) => withDetails(tasks, { id, assignedTo: people }),
  confirm: withDetails,
  touches: ({ id }) => ({ ids: [id], fields: ['assignedTo'] }),
};
