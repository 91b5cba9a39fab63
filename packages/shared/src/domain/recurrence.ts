import type { RECURRENCE_UNITS } from './limits-and-defaults/index.ts';
import { dateAfter, daysBetween } from './periods.ts';

/** How often a task recurs (RECUR-1). */
export interface Recurs {
  readonly every: number;
  readonly unit: (typeof RECURRENCE_UNITS)[number];
  /** The day of the month to return to after a shorter month. */
  readonly day?: number | undefined;
}

/** A date on which a task recurs, and how it does from there. */
export interface Occurrence {
  readonly date: string;
  readonly recurs: Recurs;
}

/**
 * The first date after today at a whole number of intervals, at least one, after `from` (RECUR-3). Months keep the
 * day of `from`: a shorter month uses its last day, and the next month returns to the day.
 */
export function nextOccurrence(from: string, { every, unit, day }: Recurs, today: string): Occurrence {
  if (unit !== 'month') {
    const step = unit === 'week' ? 7 * every : every;
    const steps = Math.max(1, Math.floor(daysBetween(from, today) / step) + 1);
    return { date: dateAfter(from, steps * step), recurs: { every, unit } };
  }
  const own = Number(from.slice(8));
  const begun = monthOf(from);
  // A date that a person set since then replaces the kept day.
  const kept = day !== undefined && dateIn(begun, day) === from ? day : own;
  let steps = Math.max(1, Math.floor((monthOf(today) - begun) / every));
  while (dateIn(begun + steps * every, kept) <= today) steps += 1;
  const date = dateIn(begun + steps * every, kept);
  const isCut = Number(date.slice(8)) !== kept;
  return { date, recurs: { every, unit, ...(isCut && { day: kept }) } };
}

/** The month of a date, counted from the year 0. */
function monthOf(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}

/** The day of a month, or its last one where it is shorter. */
function dateIn(month: number, day: number): string {
  const year = Math.floor(month / 12);
  const last = new Date(Date.UTC(year, (month % 12) + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month % 12, Math.min(day, last))).toISOString().slice(0, 10);
}
