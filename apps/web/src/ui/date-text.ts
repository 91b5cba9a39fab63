import { dateWritten, readDate } from '@faena/shared/domain';
import { format, isValid, parse } from 'date-fns';

/** `month` shows MM/yyyy; its value is the month's first day. */
export type DateGranularity = 'day' | 'week' | 'month';

const SHOWN = { day: 'dd/MM/yyyy', week: 'dd/MM/yyyy', month: 'MM/yyyy' } as const;
const ISO = 'yyyy-MM-dd';

/** `2026-03-09` as a local date; `undefined` for an empty or impossible one. */
export function dateOf(iso: string): Date | undefined {
  if (iso.length !== ISO.length) return undefined;
  const date = parse(iso, ISO, new Date(2000, 0, 1));
  return isValid(date) ? date : undefined;
}

/** A local date as `2026-03-09`. */
export function isoOf(date: Date): string {
  return format(date, ISO);
}

/** An ISO date as a person reads it: `09/03/2026`, or `03/2026` for months; empty for none. */
export function shownDate(iso: string, granularity: DateGranularity): string {
  const date = dateOf(iso);
  return date ? format(date, SHOWN[granularity]) : '';
}

/**
 * The ISO date of a typed text, in any way that people write it (FORM-14). Without a year it is the nearest one to
 * `today`. Empty text is an empty date; `null` means that it is none at all.
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

/** The faults of a date. */
export type DateFault = 'shape' | 'impossible' | 'early';

/**
 * The fault of a date field's value, an ISO date or other text: no date's shape, no such day, or before `min`. Nothing
 * is wrong with an empty one.
 */
export function dateFault(value: string, granularity: DateGranularity, min = ''): DateFault | null {
  if (value === '') return null;
  if (dateOf(value)) return dateOf(min) && value < min ? 'early' : null;
  return read(value, granularity) ? 'impossible' : 'shape';
}

function read(text: string, granularity: DateGranularity) {
  return readDate(text, { of: granularity === 'month' ? 'month' : 'day' });
}
