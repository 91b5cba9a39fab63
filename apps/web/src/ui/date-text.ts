import { format, isValid, parse } from 'date-fns';

/** `month` shows MM/yyyy and stands for the month's first day. */
export type DateGranularity = 'day' | 'week' | 'month';

const SHOWN = { day: 'dd/MM/yyyy', week: 'dd/MM/yyyy', month: 'MM/yyyy' } as const;
const ISO = 'yyyy-MM-dd';

/** `2026-03-09` as a local date; `undefined` for an empty or impossible one. */
export function dateOf(iso: string): Date | undefined {
  return exactly(iso, ISO);
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
 * The ISO date of a typed text: `09/03/2026`, `9/3/2026`, `9-3-26`, for months `03/2026`. Empty text is an empty date;
 * `null` means that it is none at all.
 */
export function typedDate(text: string, granularity: DateGranularity): string | null {
  if (text.trim() === '') return '';
  const parts = partsOf(text);
  if (parts.length !== (granularity === 'month' ? 2 : 3)) return null;
  const [year = '', month = '', day = '1'] = parts.reverse();
  const fullYear = year.length === 2 ? `20${year}` : year;
  const date = exactly(`${fullYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, ISO);
  return date ? isoOf(date) : null;
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
  const parts = partsOf(value);
  const shaped =
    parts.length === (granularity === 'month' ? 2 : 3) && parts.every((part) => /^\d+$/.test(part));
  return shaped ? 'impossible' : 'shape';
}

function partsOf(text: string): string[] {
  return text.trim().split(/[/.\-\s]+/);
}

function exactly(text: string, pattern: string): Date | undefined {
  if (text.length !== pattern.length) return undefined;
  const date = parse(text, pattern, new Date(2000, 0, 1));
  return isValid(date) ? date : undefined;
}
