import { calendarDateOf } from './periods.ts';

/** The due date of a task in an answer. */
export interface WhenDue {
  readonly dueDay?: string | null | undefined;
  readonly dueDate: string | null;
}

/** The day on which a task is due (TASK-4), empty without one. */
export function dueDayOf({ dueDay, dueDate }: WhenDue, timeZone: string): string {
  return dueDate === null ? (dueDay ?? '') : answeredDay(dueDay, dueDate, timeZone);
}

/**
 * The day of an answer. Answers of the previous version have only an instant; its day follows from the
 * company's time zone.
 */
export function answeredDay(day: string | null | undefined, instant: string, timeZone: string): string {
  return day ?? calendarDateOf(new Date(instant), timeZone);
}
