import { z } from 'zod';
import { PersonCard } from './person.ts';
import { Id, Named } from './primitives.ts';
import { Task, TaskStatus } from './task.ts';

/** A task of a `CompactBoard`: the people on it are named by their ids. */
export const CompactTask = Task.omit({ _id: true, status: true, order: true, project: true }).extend({
  assignedTo: z.array(Id),
});
export type CompactTask = z.infer<typeof CompactTask>;

/**
 * The tasks of a board, with what they have in common said once (BOARD-36): the project, the people on any of them, and
 * column after column its status, in which a task stands where it comes in the list.
 */
export const CompactBoard = z.object({
  project: Named,
  people: z.array(PersonCard),
  columns: z.array(z.object({ status: TaskStatus, tasks: z.array(CompactTask) })),
});
export type CompactBoard = z.infer<typeof CompactBoard>;
