import { startOfDate } from '@faena/shared/domain';
import { dayNamed } from '../../platform/stored-day.ts';
import type { TaskDoc } from './task-model.ts';

/** When a task is due, as it is stored (TASK-4). */
type Due = Required<Pick<TaskDoc, 'dueDay' | 'dueDate'>>;

/** How a request names it; the day wins over the instant. */
interface AskedDue {
  readonly dueDay?: string | null | undefined;
  readonly dueDate?: string | null | undefined;
}

const NOT_DUE: Due = { dueDay: null, dueDate: null };

/** When a task shall be due after a request in a time zone; undefined where the request leaves it as it is. */
export function dueAsked({ dueDay, dueDate }: AskedDue, timeZone: string): Due | undefined {
  const asked = dueDay === undefined ? dueDate : dueDay;
  if (asked === undefined) return undefined;
  if (asked === null) return NOT_DUE;
  const { day, at } = dayNamed(asked, timeZone);
  return { dueDay: day, dueDate: at };
}

/** The same of a day, or of none. */
export function dueOn(day: string | null, timeZone: string): Due {
  return day === null ? NOT_DUE : { dueDay: day, dueDate: startOfDate(day, timeZone) };
}
