import { calendarDateOf, dueDayOf, startOfDate } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';
import { formatCalendarDate } from './format-moment.ts';

type WhenDue = Pick<Task, 'dueDate' | 'dueDay'>;

/**
 * A due date in the form of a request: its day, and an ISO date-time at the start of that day (TASK-4). The day counts,
 * because the company may have moved to another time zone. An empty date is `null`.
 */
export function dueFields(day: string, timeZone: string): { dueDay: string | null; dueDate: string | null } {
  return day === ''
    ? { dueDay: null, dueDate: null }
    : { dueDay: day, dueDate: startOfDate(day, timeZone).toISOString() };
}

/** The due date of a task as people read it, `2/11/26`; empty without one. */
export function shownDue(task: WhenDue, timeZone: string): string {
  const day = dueDayOf(task, timeZone);
  return day && formatCalendarDate(day);
}

/** Tests whether a task was due before today. */
export function isOverdue(task: WhenDue & Pick<Task, 'status'>, now: number, timeZone: string): boolean {
  const due = dueDayOf(task, timeZone);
  return due !== '' && task.status !== 'Done' && due < calendarDateOf(new Date(now), timeZone);
}
