import { startOfDate } from '@faena/shared/domain';
import { dayNamed } from '../../platform/stored-day.ts';
import type { TaskDoc } from './task-model.ts';

/** The stored due day and due instant of a task (TASK-4). */
type Due = Required<Pick<TaskDoc, 'dueDay' | 'dueDate'>>;

/** The due fields of a request; the day wins over the instant. */
interface AskedDue {
  readonly dueDay?: string | null | undefined;
  readonly dueDate?: string | null | undefined;
}

const NOT_DUE: Due = { dueDay: null, dueDate: null };

/** The due day after a request in a time zone; undefined if the request does not change it. */
export function dueAsked({ dueDay, dueDate }: AskedDue, timeZone: string): Due | undefined {
  const asked = dueDay === undefined ? dueDate : dueDay;
  if (asked === undefined) return undefined;
  if (asked === null) return NOT_DUE;
  const { day, at } = dayNamed(asked, timeZone);
  return { dueDay: day, dueDate: at };
}

/** The stored form of a due day, or of none. */
export function dueOn(day: string | null, timeZone: string): Due {
  return day === null ? NOT_DUE : { dueDay: day, dueDate: startOfDate(day, timeZone) };
}
