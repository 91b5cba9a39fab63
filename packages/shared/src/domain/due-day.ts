import { calendarDateOf } from './periods.ts';

/** When a task is due, as it is answered. */
export interface WhenDue {
  readonly dueDay?: string | null | undefined;
  readonly dueDate: string | null;
}

/** The day on which a task is due (TASK-4), empty without one. */
export function dueDayOf({ dueDay, dueDate }: WhenDue, timeZone: string): string {
  return dueDate === null ? (dueDay ?? '') : answeredDay(dueDay, dueDate, timeZone);
}

/**
 * An answered day. An answer of the version before has only an instant, whose day in the company's time zone it is.
 */
export function answeredDay(day: string | null | undefined, instant: string, timeZone: string): string {
  return day ?? calendarDateOf(new Date(instant), timeZone);
}
