import { z } from 'zod';
import {
  DEFAULT_TASK_PRIORITY,
  DEFAULT_TASK_STATUS,
  LENGTHS,
  MAX_ESTIMATED_HOURS,
  MAX_REORDER,
  MAX_TAGS,
  MIN_ESTIMATED_HOURS,
  TASK_PRIORITIES,
  TASK_STATUSES,
} from '../domain/constants.ts';
import { PersonCard } from './person.ts';
import { AnyInstant, Description, Id, Instant, Named, requiredText } from './primitives.ts';

export const TaskStatus = z.enum(TASK_STATUSES);
export type TaskStatus = z.infer<typeof TaskStatus>;

export const TaskPriority = z.enum(TASK_PRIORITIES);
export type TaskPriority = z.infer<typeof TaskPriority>;

/** A task on a board (TASK-1). `order` is its place in its column, from 0 without gaps. */
export const Task = z.object({
  _id: Id,
  /** The same as `_id`. */
  id: Id,
  title: z.string(),
  description: z.string(),
  priority: TaskPriority,
  status: TaskStatus,
  order: z.number().int(),
  dueDate: Instant.nullable(),
  /** Whole hours. */
  estimatedHours: z.number().int(),
  tags: z.array(z.string()),
  assignedTo: z.array(PersonCard),
  project: Named,
  createdBy: Id,
  createdAt: Instant,
  updatedAt: Instant,
});
export type Task = z.infer<typeof Task>;

const Tags = z
  .array(requiredText(LENGTHS.tag))
  .max(MAX_TAGS)
  .refine((tags) => new Set(tags).size === tags.length, 'A tag is given twice.');

const Assignees = z.array(Id).transform((ids) => [...new Set(ids)]);

const DueDate = z.preprocess((value) => (value === '' ? null : value), AnyInstant.nullable());

const fields = {
  title: requiredText(LENGTHS.name),
  description: Description,
  priority: TaskPriority,
  assignedTo: Assignees,
  dueDate: DueDate,
  estimatedHours: z.number().int().min(MIN_ESTIMATED_HOURS).max(MAX_ESTIMATED_HOURS),
  tags: Tags,
  status: TaskStatus,
};

/** `POST /tasks`: lands at the end of its column. The creator is the caller. */
export const NewTask = z.object({
  ...fields,
  description: fields.description.default(''),
  priority: fields.priority.default(DEFAULT_TASK_PRIORITY),
  assignedTo: fields.assignedTo.default([]),
  dueDate: fields.dueDate.default(null),
  estimatedHours: fields.estimatedHours.default(0),
  tags: fields.tags.default([]),
  status: fields.status.default(DEFAULT_TASK_STATUS),
  project: Id,
  createdBy: z.string().optional(),
});
export type NewTask = z.infer<typeof NewTask>;

/** `PUT /tasks/:id`: any part, but neither the project nor the creator. */
export const TaskChanges = z.object(fields).partial();
export type TaskChanges = z.infer<typeof TaskChanges>;

/** `PUT /tasks/:id/status`. */
export const StatusChange = z.object({ status: TaskStatus });

/** `PUT /tasks/:id/assign`: replaces the assignees; an empty list unassigns. */
export const Assignment = z.object({ userIds: Assignees });

/** `PUT /tasks/reorder`: where the named tasks of one project shall stand. */
export const Reorder = z.object({
  tasks: z
    .array(z.object({ id: Id, status: TaskStatus, order: z.number().int().min(0) }))
    .min(1)
    .max(MAX_REORDER)
    .refine((tasks) => new Set(tasks.map(({ id }) => id)).size === tasks.length, 'A task is given twice.'),
});
export type Reorder = z.infer<typeof Reorder>;
