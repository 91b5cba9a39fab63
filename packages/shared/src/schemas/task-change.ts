import { z } from 'zod';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, TASK_CHANGE_KINDS } from '../domain/limits-and-defaults/index.ts';
import { ChecklistItem } from './checklist.ts';
import { PersonCard } from './person.ts';
import { CalendarDate, Id, Instant } from './primitives.ts';
import { NewTask, Task } from './task.ts';

/** The fields of a task that a change can touch. */
export const TaskState = Task.pick({
  blockedBy: true,
  title: true,
  description: true,
  priority: true,
  assignedTo: true,
  dueDate: true,
  estimatedHours: true,
  tags: true,
  status: true,
  order: true,
})
  .partial()
  .extend({
    /** The items that the change touched, with their orders before it. */
    checklist: z.array(ChecklistItem.extend({ order: z.number().int() })).optional(),
    /** The day of `dueDate`; null without one. */
    dueDay: CalendarDate.nullable().optional(),
    parentId: Id.nullable().optional(),
    recurrence: NewTask.shape.recurrence,
    /** Whether the task had a cover. */
    cover: z.boolean().optional(),
  });
export type TaskState = z.infer<typeof TaskState>;

/** The change of one task: only its differences (CHANGE-2). A new task has no `before`, a deleted one no `after`. */
export const TaskHistoryEntry = z.object({
  _id: Id,
  /** The number of the change on its board (CHANGE-1). */
  number: z.number().int(),
  at: Instant,
  /** The author; null without that account. */
  person: PersonCard.nullable(),
  kind: z.enum(TASK_CHANGE_KINDS),
  before: TaskState,
  after: TaskState,
  /** Whether the change undid another one (UNDO-3). */
  undoes: z.boolean(),
});
export type TaskHistoryEntry = z.infer<typeof TaskHistoryEntry>;

/** `GET /tasks/:id/history`: those before a number, newest first. */
export const HistoryFilter = z.object({
  before: z.coerce.number().int().min(1).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
});
export type HistoryFilter = z.infer<typeof HistoryFilter>;

export const HistoryPage = z.object({ entries: z.array(TaskHistoryEntry), hasEarlier: z.boolean() });
export type HistoryPage = z.infer<typeof HistoryPage>;

/** `POST /tasks/undo`: the key of the change. */
export const Undo = z.object({ key: z.string().regex(/^[\w.-]{8,128}$/) });
export type Undo = z.infer<typeof Undo>;
