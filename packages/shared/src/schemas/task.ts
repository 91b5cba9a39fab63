import { z } from 'zod';
import {
  DEFAULT_TASK_PRIORITY,
  DEFAULT_TASK_STATUS,
  LENGTHS,
  MAX_ASSIGNEES,
  MAX_ESTIMATED_HOURS,
  MAX_RECURRENCE,
  MAX_REORDER,
  MAX_TAGS,
  MIN_ESTIMATED_HOURS,
  RECURRENCE_UNITS,
  TASK_PRIORITIES,
  TASK_STATUSES,
} from '../domain/limits-and-defaults/index.ts';
import { withoutRepeatedTags } from '../domain/tags.ts';
import { say } from '../wording/reasons.ts';
import { ChecklistProgress, ItemTexts } from './checklist.ts';
import { listOf } from './list-of.ts';
import { noun, text, value } from './noun.ts';
import { PersonCard } from './person.ts';
import {
  AnyInstant,
  AnyUsername,
  CalendarDate,
  Description,
  Id,
  Instant,
  Named,
  requiredTitle,
} from './primitives.ts';

export const TaskStatus = z.enum(TASK_STATUSES);
export type TaskStatus = z.infer<typeof TaskStatus>;

export const TaskPriority = z.enum(TASK_PRIORITIES);
export type TaskPriority = z.infer<typeof TaskPriority>;

const Tags = listOf(requiredTitle(LENGTHS.tag), { max: MAX_TAGS })
  .refine((tags) => new Set(tags).size === tags.length, say('tag_twice'))
  .transform(withoutRepeatedTags);

const Assignees = listOf(Id, { max: MAX_ASSIGNEES }).transform((ids) => [...new Set(ids)]);

const orNone = (schema: z.ZodType<string, string>) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable());

const DueDate = orNone(AnyInstant);
const DueDay = orNone(CalendarDate);

/** The recurrence of a task (RECUR-1); `day` is the day of the month that it returns to after shorter months. */
const Recurrence = z.object({
  every: z.number().int().min(1).max(MAX_RECURRENCE),
  unit: z.enum(RECURRENCE_UNITS),
  day: z.number().int().min(1).max(31).optional(),
});
export type Recurrence = z.infer<typeof Recurrence>;

/** A recurrence in a request: one of days or weeks has no day of the month. */
const AskedRecurrence = Recurrence.refine(({ unit, day }) => day === undefined || unit === 'month', {
  path: ['day'],
  message: say('day_of_month_alone'),
}).nullable();

/** The comments on a task; `acts` grows with each addition, edit and deletion (COMMENT-1). */
const CommentCount = z.object({ total: z.number().int(), acts: z.number().int() });

/** The files on a task; `acts` grows with each addition and deletion (FILE-1). */
const AttachmentCount = z.object({ total: z.number().int(), acts: z.number().int() });

/** Whole hours. */
const EstimatedHours = z.number().int().min(MIN_ESTIMATED_HOURS).max(MAX_ESTIMATED_HOURS);

/**
 * A task on a board (TASK-1). `order` is its place in its column, from 0 without gaps; a new one lands at the end. `id`
 * equals `_id`. The creator is always the caller.
 */
export const TaskNoun = noun({
  _id: { answer: Id },
  /** A caller may choose it for a new task, to know it before the answer (TASK-17). */
  id: { answer: Id, creation: Id.optional() },
  title: text(requiredTitle(LENGTHS.name)),
  description: text(Description, ''),
  priority: value(TaskPriority, DEFAULT_TASK_PRIORITY),
  assignedTo: { answer: z.array(PersonCard), creation: Assignees.default([]), change: Assignees },
  /** An instant of its day in the company's present time zone. In a request it names the day on which it lies. */
  dueDate: { answer: Instant.nullable(), creation: DueDate.default(null), change: DueDate },
  /** The due day; absent without one. In a request it wins over `dueDate` (TASK-4). */
  dueDay: { answer: CalendarDate.optional(), creation: DueDay.optional(), change: DueDay },
  estimatedHours: { ...value(EstimatedHours, 0), answer: z.number().int() },
  tags: { ...value(Tags, []), answer: z.array(z.string()) },
  status: { answer: TaskStatus, creation: TaskStatus.default(DEFAULT_TASK_STATUS), change: TaskStatus },
  order: { answer: z.number().int() },
  project: { answer: Named, creation: Id },
  /**
   * The progress of the checklist (CHECK-4). This and the next two fields are absent if empty. A creation takes the
   * texts of items (CHECK-2).
   */
  checklist: { answer: ChecklistProgress.optional(), creation: ItemTexts.optional() },
  /** The tasks that it waits for (LINK-1). */
  blockedBy: { answer: z.array(Id).optional() },
  /** The task that it is a part of (LINK-5). */
  parentId: { answer: Id.optional(), creation: Id.optional() },
  /** The address of its picture (COVER-2); absent without one. */
  cover: { answer: z.string().optional() },
  /** The recurrence (RECUR-1); absent for a task without one. */
  recurrence: {
    answer: Recurrence.optional(),
    creation: AskedRecurrence.optional(),
    change: AskedRecurrence,
  },
  /** Absent for a task that nobody has commented on. */
  comments: { answer: CommentCount.optional() },
  /** Absent for a task that never had a file. */
  attachments: { answer: AttachmentCount.optional() },
  createdBy: { answer: Id, creation: AnyUsername.optional() },
  createdAt: { answer: Instant },
  updatedAt: { answer: Instant },
});

export const Task = TaskNoun.answer;
export type Task = z.infer<typeof Task>;

/** `POST /tasks`. */
export const NewTask = TaskNoun.creation;
export type NewTask = z.infer<typeof NewTask>;

/** `PUT /tasks/:id`. */
export const TaskChanges = TaskNoun.changes;
export type TaskChanges = z.infer<typeof TaskChanges>;

/** `PUT /tasks/:id/status`. */
export const StatusChange = z.object({ status: TaskStatus });

/** `PUT /tasks/:id/assign`: replaces the assignees; an empty list unassigns. */
export const Assignment = z.object({ userIds: Assignees });

/** `PUT /tasks/reorder`: the new columns and orders of tasks of one project. */
export const Reorder = z.object({
  tasks: listOf(z.object({ id: Id, status: TaskStatus, order: z.number().int().min(0) }), {
    min: 1,
    max: MAX_REORDER,
  }).refine((tasks) => new Set(tasks.map(({ id }) => id)).size === tasks.length, say('task_twice')),
});
export type Reorder = z.infer<typeof Reorder>;
