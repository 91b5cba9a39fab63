import type { Task } from '../schemas/index.ts';
import type { QueuedCommand } from './command.ts';
import { type AskedTask, withCreated, withNew } from './new-task.ts';

const OPTIONAL = ['description', 'priority', 'dueDate', 'estimatedHours', 'tags', 'assignedTo'] as const;

/** Creates a task at the end of its column (QUICK-1). */
export const create: QueuedCommand<AskedTask, Task> = {
  name: 'create',
  send: (client, { body }, options) => client.task.create({ body }, options),
  apply: withNew,
  confirm: withCreated,
  touches: ({ body }) => ({ ids: [body.id], fields: OPTIONAL.filter((field) => String(body[field] || '')) }),
};
