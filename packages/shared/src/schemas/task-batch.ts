import { z } from 'zod';
import {
  DEFAULT_TASK_STATUS,
  LENGTHS,
  MAX_BATCH,
  MAX_NEW_TASKS,
} from '../domain/limits-and-defaults/index.ts';
import { say } from '../wording/reasons.ts';
import { listOf } from './list-of.ts';
import { Id, requiredText } from './primitives.ts';
import { NewTask, TaskChanges, TaskPriority, TaskStatus } from './task.ts';

const { assignedTo: People, tags: Tags, dueDate: DueDate } = TaskChanges.shape;

/** `POST /tasks/many`: tasks of these titles, in this order. */
export const NewTasks = z.object({
  project: NewTask.shape.project,
  status: TaskStatus.default(DEFAULT_TASK_STATUS),
  titles: listOf(requiredText(LENGTHS.name), { min: 1, max: MAX_NEW_TASKS }),
});
export type NewTasks = z.infer<typeof NewTasks>;

/** What becomes of each of some tasks; what is left out stays. */
export const BatchChange = z
  .object({
    status: TaskStatus,
    priority: TaskPriority,
    dueDate: DueDate,
    addTags: Tags,
    removeTags: Tags,
    assign: People,
    unassign: People,
    /** Takes them off the board (ARCHIVED-2); it stands alone. */
    archive: z.literal(true),
  })
  .partial()
  .refine((change) => Object.values(change).some((value) => value !== undefined), say('nothing_to_change'))
  .refine(
    ({ archive, ...others }) => !archive || Object.values(others).every((value) => value === undefined),
    say('archive_alone'),
  );
export type BatchChange = z.infer<typeof BatchChange>;

/** `PUT /tasks/batch`: the same change of several tasks of one project. */
export const TaskBatch = z.object({
  ids: listOf(Id, { min: 1, max: MAX_BATCH }).transform((ids) => [...new Set(ids)]),
  change: BatchChange,
});
export type TaskBatch = z.infer<typeof TaskBatch>;
