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
 * A board's tasks without repetition: the project and its people once, and each column with its tasks in order
 * (BOARD-36).
 */
export const CompactBoard = z.object({
  project: Named,
  people: z.array(PersonCard),
  columns: z.array(z.object({ status: TaskStatus, tasks: z.array(CompactTask) })),
});
export type CompactBoard = z.infer<typeof CompactBoard>;
