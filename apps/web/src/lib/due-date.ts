import { calendarDateOf, startOfDate } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';

/** The calendar date a task is due on, `yyyy-MM-dd`; empty when it has none. */
export function dueDay({ dueDate }: Pick<Task, 'dueDate'>, timeZone: string): string {
  return dueDate ? calendarDateOf(new Date(dueDate), timeZone) : '';
}

/** A calendar date in a request: the ISO date-time of the start of that day (TASK-4). */
export function dueInstant(date: string, timeZone: string): string {
  return startOfDate(date, timeZone).toISOString();
}

/** Tests whether a task was due before today. */
export function isOverdue(task: Pick<Task, 'dueDate' | 'status'>, now: number, timeZone: string): boolean {
  const due = dueDay(task, timeZone);
  return due !== '' && task.status !== 'Done' && due < calendarDateOf(new Date(now), timeZone);
}
