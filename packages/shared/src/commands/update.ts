import type { PersonCard, Recurrence, Task } from '../schemas/index.ts';
import type { QueuedCommand } from './command.ts';
import { withContent, withDetails } from './task-list-edits.ts';

/** The fields with the same form in the request and on the board. */
type Shown = Pick<Task, 'title' | 'description' | 'priority' | 'dueDate' | 'estimatedHours' | 'tags'>;

export interface Update {
  id: string;
  changes: Partial<Shown> & {
    /** The day of `dueDate`; a command that an earlier page queued lacks it. */
    readonly dueDay?: string | null;
    readonly recurrence?: Recurrence | null;
    readonly assignedTo?: string[];
  };
  /** The cards of the new assignees, if they change. */
  people?: PersonCard[];
}

/** Changes fields of a task (PANEL-4). */
export const update: QueuedCommand<Update, Task> = {
  name: 'update',
  send: (client, { id, changes }, options) => client.task.update({ params: { id }, body: changes }, options),
  apply: (tasks, { id, changes: { recurrence, assignedTo, dueDay, ...changes }, people = [] }) =>
    withDetails(tasks, {
      id,
      ...changes,
      ...(changes.dueDate !== undefined && { dueDay: dueDay ?? undefined }),
      ...(assignedTo && { assignedTo: people }),
      ...(recurrence !== undefined && { recurrence: recurrence ?? undefined }),
    }),
  confirm: withContent,
  touches: ({ id, changes: { dueDay: _ofDueDate, ...changes } }) => ({
    ids: [id],
    fields: Object.keys(changes) as (keyof typeof changes)[],
  }),
};
