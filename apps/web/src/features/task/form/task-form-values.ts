import {
  DEFAULT_TASK_PRIORITY,
  dueDayOf,
  LENGTHS,
  MAX_ESTIMATED_HOURS,
  MAX_TAGS,
  MIN_ESTIMATED_HOURS,
} from '@faena/shared/domain';
import { type Task, TaskPriority } from '@faena/shared/schemas';
import { z } from 'zod';
import { dueFields } from '@/lib/due-date.ts';
import { COUNT, numberOf } from '@/lib/typed-number.ts';
import { taskFormTexts } from '@/texts/task-form.ts';
import { possibleDate } from '@/ui/possible-date.ts';

const texts = taskFormTexts;
const limited = (most: number) => z.string().trim().max(most, texts.tooLong(most));

/** The typed fields of the task form (TASK-3). */
export const TaskForm = z.object({
  title: limited(LENGTHS.name).min(1, texts.titleRequired),
  description: limited(LENGTHS.description),
  priority: TaskPriority,
  /** `yyyy-MM-dd`, or empty. */
  dueDate: possibleDate(z.string()),
  /** Whole hours, as text. */
  estimatedHours: z
    .string()
    .refine((text) => wholeHours(text) !== null, texts.wholeHours)
    .refine(
      (text) => (wholeHours(text) ?? 0) <= MAX_ESTIMATED_HOURS,
      texts.tooManyHours(MAX_ESTIMATED_HOURS),
    ),
  /** Ids of people. */
  assignedTo: z.array(z.string()),
  tags: z.array(limited(LENGTHS.tag)).max(MAX_TAGS),
  /** The texts of the items of a new task, from a template (CHECK-2). */
  checklist: z.array(z.string()),
});
export type TaskForm = z.infer<typeof TaskForm>;
export type TaskField = keyof TaskForm;
export const TASK_FIELDS = Object.keys(TaskForm.shape) as TaskField[];

/** The number of typed whole hours; null for any other text, which the form refuses. */
export function wholeHours(text: string): number | null {
  return numberOf(text, COUNT);
}

/** The initial values of the form: those of a task, or of a new one. */
export function formOf(task: Task | null, timeZone: string): TaskForm {
  return {
    title: task?.title ?? '',
    description: task?.description ?? '',
    priority: task?.priority ?? DEFAULT_TASK_PRIORITY,
    dueDate: task ? dueDayOf(task, timeZone) : '',
    estimatedHours: String(task?.estimatedHours ?? MIN_ESTIMATED_HOURS),
    assignedTo: task?.assignedTo.map(({ _id }) => _id) ?? [],
    tags: task?.tags ?? [],
    checklist: [],
  };
}

/** The fields of the request for a new task, without an empty due date or checklist. */
export function newFields({ dueDate, estimatedHours, checklist, ...form }: TaskForm, timeZone: string) {
  return {
    ...form,
    // The form refuses a text that is no whole hours.
    estimatedHours: wholeHours(estimatedHours) ?? MIN_ESTIMATED_HOURS,
    ...(dueDate && dueFields(dueDate, timeZone)),
    ...(checklist.length > 0 && { checklist }),
  };
}

/** The changed fields, so that a save overwrites no other field. An emptied due date is `null`. */
export function changedFields(before: TaskForm, after: TaskForm, timeZone: string) {
  const { title, description, priority, dueDate, estimatedHours, assignedTo, tags } = after;
  return {
    ...(title !== before.title && { title }),
    ...(description !== before.description && { description }),
    ...(priority !== before.priority && { priority }),
    ...(dueDate !== before.dueDate && dueFields(dueDate, timeZone)),
    ...(wholeHours(estimatedHours) !== wholeHours(before.estimatedHours) && {
      estimatedHours: wholeHours(estimatedHours) ?? MIN_ESTIMATED_HOURS,
    }),
    ...(!sameValue(assignedTo, before.assignedTo) && { assignedTo }),
    ...(!sameValue(tags, before.tags) && { tags }),
  };
}

/** Tests whether a field has the same value in two forms. */
export function sameValue(a: string | readonly string[], b: string | readonly string[]): boolean {
  if (typeof a === 'string' || typeof b === 'string') return a === b;
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
