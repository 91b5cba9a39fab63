import { z } from 'zod';
import { LENGTHS, MAX_TODO_ITEMS, MAX_TODO_TASKS, TODO_GROUPS } from '../domain/limits-and-defaults/index.ts';
import { Company } from './company.ts';
import { CalendarDate, Id, Instant, requiredTitle } from './primitives.ts';
import { NewTask, Task } from './task.ts';
import { WallTime } from './wall-time.ts';

/** As tasks recur (RECUR-1). */
const Recurrence = Task.shape.recurrence.unwrap();
const AskedRecurrence = NewTask.shape.recurrence.unwrap();

/** Something that one person has to do, and nobody else sees (TODO-3). */
export const TodoItem = z.object({
  _id: Id,
  title: z.string().max(LENGTHS.todo),
  day: CalendarDate.nullable(),
  time: WallTime.nullable(),
  recurrence: Recurrence.nullable(),
  doneAt: Instant.nullable(),
});
export type TodoItem = z.infer<typeof TodoItem>;

const TodoFields = z.object({
  title: requiredTitle(LENGTHS.todo),
  day: CalendarDate.nullable(),
  time: WallTime.nullable(),
  recurrence: AskedRecurrence,
});

/** `POST /todo`. Time and recurrence of an item without a day are dropped. */
export const NewTodoItem = TodoFields.extend({
  day: TodoFields.shape.day.default(null),
  time: TodoFields.shape.time.default(null),
  recurrence: TodoFields.shape.recurrence.default(null),
});
export type NewTodoItem = z.infer<typeof NewTodoItem>;

/** `PUT /todo/:id`: any fields of an open item. */
export const TodoItemChanges = TodoFields.partial();
export type TodoItemChanges = z.infer<typeof TodoItemChanges>;

/** `PUT /todo/order`: an item goes before another one, or to the end. */
export const TodoMove = z.object({ id: Id, before: Id.nullable() });
export type TodoMove = z.infer<typeof TodoMove>;

/** A task that is assigned to the caller. */
export const TodoTask = Task.pick({
  id: true,
  title: true,
  status: true,
  priority: true,
  project: true,
}).extend({
  day: CalendarDate.nullable(),
  company: Company.pick({ _id: true, name: true, color: true }),
  group: z.enum(TODO_GROUPS),
  isLate: z.boolean(),
  /** The instant at which it was done today, else null. */
  doneAt: Instant.nullable(),
});
export type TodoTask = z.infer<typeof TodoTask>;

/** All that the caller has to do, over all companies (TODO-1). */
export const Todo = z.object({
  /** The day of the person, by the time zone of their first company. */
  today: CalendarDate,
  timeZone: z.string(),
  /** Open ones and those done today, in the order of the person. */
  items: z.array(TodoItem).max(2 * MAX_TODO_ITEMS),
  /** By group, then by day. */
  tasks: z.array(TodoTask).max(MAX_TODO_TASKS),
  /** How many tasks there are; the last ones are left out beyond the most. */
  taskTotal: z.number().int(),
});
export type Todo = z.infer<typeof Todo>;
