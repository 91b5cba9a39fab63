import { calendarDateOf, isCalendarDate } from '@faena/shared/domain';
import { invalid } from '../../kernel/errors.ts';
import { dayNamed, type StoredDay } from '../../platform/stored-day.ts';
import { type ProjectDoc, zoneOf } from './model.ts';

type Dates = Required<Pick<ProjectDoc, 'startDay' | 'startDate' | 'endDay' | 'endDate'>>;

/** The dates of a request, each an instant or a calendar date; other dates stay. */
interface Asked {
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
}

/**
 * The days of a project after a request (PROJECT-2). Two times of one request are compared as they are, all else by day.
 * @param before the dates that stay where the request names none
 * @throws AppError `validation_failed` for an end before the start; it blames the date that was asked for
 */
export function datesAfter({ start_date, end_date }: Asked, before: Dates | null, timeZone: string): Dates {
  const start = dateAfter(start_date, before && { day: before.startDay, at: before.startDate }, timeZone);
  const end = dateAfter(end_date, before && { day: before.endDay, at: before.endDate }, timeZone);
  const areTimes = [start_date, end_date].every((asked) => asked !== undefined && !isCalendarDate(asked));
  if (end.day < start.day || (areTimes && end.at < start.at)) {
    throw invalid(`body.${end_date === undefined ? 'start_date' : 'end_date'}`, 'end_before_start');
  }
  return { startDay: start.day, startDate: start.at, endDay: end.day, endDate: end.at };
}

/** The stored days of a project, also of one that has instants alone. */
export function storedDates(project: ProjectDoc): Dates {
  const { startDate, endDate } = project;
  const dayOf = (at: Date) => calendarDateOf(at, zoneOf(project));
  const { startDay = dayOf(startDate), endDay = dayOf(endDate) } = project;
  return { startDay, startDate, endDay, endDate };
}

function dateAfter(asked: string | undefined, before: StoredDay | null, timeZone: string): StoredDay {
  if (asked !== undefined) return dayNamed(asked, timeZone);
  if (!before) throw new RangeError('A new project has both dates');
  return before;
}
