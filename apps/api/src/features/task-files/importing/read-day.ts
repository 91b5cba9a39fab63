import {
  calendarDateOf,
  type DayOrder,
  dateWritten,
  isCalendarDate,
  readDate,
  type WrittenDate,
} from '@faena/shared/domain';
import type { FileContent } from '../reading/file-content.ts';

const MONTHS = 12;

/**
 * A date as people and programs write it; null where there is none, undefined where it is no date. A time with an offset
 * is the day in the time zone, any other time the day beside it.
 * @param order null where it is not known; a date with two readings is then null, too, and nothing is imported
 */
export function readDay(text: string, timeZone: string, order: DayOrder | null): string | null | undefined {
  if (text === '') return null;
  if (/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d.*(?:Z|[+-]\d\d:?\d\d)$/.test(text)) {
    const instant = new Date(text);
    const date = Number.isNaN(instant.getTime()) ? '' : calendarDateOf(instant, timeZone);
    return isCalendarDate(date) ? date : undefined;
  }
  const written = readDate(text, { order: order ?? 'day-first' });
  // A file is read on any day, so no year is near.
  if (!written || written.year === null) return undefined;
  if (order === null && hasTwoReadings(written)) return null;
  return dateWritten(written, '') ?? undefined;
}

/** Whether another order of day and month reads another date. */
function hasTwoReadings({ inFigures, day, month }: WrittenDate): boolean {
  return inFigures && day !== month && day <= MONTHS && month <= MONTHS;
}

/** The order of day and month in a file, null where it cannot be known; `sample` is a date with two readings. */
interface FileDayOrder {
  readonly order: DayOrder | null;
  readonly sample: string | null;
}

/**
 * Finds the order of day and month in a file (IMPORT-14). A number above 12 tells it, else the language of the column's
 * head.
 * @param asked the order that the caller names
 */
export function dayOrderOf({ tasks, dayOrder }: FileContent, asked: DayOrder | undefined): FileDayOrder {
  const dates = tasks.flatMap(({ dueDate }) => {
    const written = readDate(dueDate);
    return written?.inFigures ? { text: dueDate, ...written } : [];
  });
  const isDayFirst = dates.some(({ day }) => day > MONTHS);
  const isMonthFirst = dates.some(({ month }) => month > MONTHS);
  const sample = dates.find(hasTwoReadings);
  const orderInFile = isDayFirst === isMonthFirst ? null : isDayFirst ? 'day-first' : 'month-first';
  return { order: asked ?? orderInFile ?? dayOrder ?? null, sample: sample?.text ?? null };
}
