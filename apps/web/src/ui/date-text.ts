import { dateWritten, isCalendarDate, readDate } from '@faena/shared/domain';

/** `month` shows MM/yyyy; its value is the month's first day. */
export type DateGranularity = 'day' | 'week' | 'month';

/** `2026-03-09` as a local date; `undefined` for an empty or impossible one. */
export function dateOf(iso: string): Date | undefined {
  if (!isCalendarDate(iso)) return undefined;
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return new Date(year, month - 1, day);
}

/** A local date as `2026-03-09`. */
export function isoOf(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
}

/** An ISO date as a person reads it: `09/03/2026`, or `03/2026` for months; empty for none. */
export function shownDate(iso: string, granularity: DateGranularity): string {
  if (!isCalendarDate(iso)) return '';
  const [year, ...monthAndDay] = iso.split('-');
  return [...(granularity === 'month' ? monthAndDay.slice(0, 1) : monthAndDay.toReversed()), year].join('/');
}

/**
 * The ISO date of a typed text, in any of people's spellings (FORM-14). Without a year it is the nearest one to
 * `today`. Empty text is an empty date; any other text without a date gives `null`.
 */
export function typedDate(
  text: string,
  granularity: DateGranularity,
  today = isoOf(new Date()),
): string | null {
  if (text.trim() === '') return '';
  const written = read(text, granularity);
  return written && dateWritten(written, today);
}

/** The first and the last date of a field, `yyyy-MM-dd`; empty text is no bound. */
export interface DateBounds {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** The faults of a date. */
export type DateFault = 'shape' | 'impossible' | 'early' | 'late';

/**
 * The fault of a date field's value, an ISO date or other text. It is no date, an impossible day, before `min` or after
 * `max`. An empty value has no fault.
 */
export function dateFault(
  value: string,
  granularity: DateGranularity,
  { min = '', max = '' }: DateBounds = {},
): DateFault | null {
  if (value === '') return null;
  if (dateOf(value)) {
    if (dateOf(min) && value < min) return 'early';
    return dateOf(max) && value > max ? 'late' : null;
  }
  return read(value, granularity) ? 'impossible' : 'shape';
}

function read(text: string, granularity: DateGranularity) {
  return readDate(text, { of: granularity === 'month' ? 'month' : 'day' });
}
