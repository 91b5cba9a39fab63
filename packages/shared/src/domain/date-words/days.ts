import { dateAfter, isCalendarDate, weekdayOf } from '../periods.ts';
import { nextOccurrence, type Recurs } from '../recurrence.ts';
import type { Meant } from './form.ts';

/** February 29 comes back within eight years. */
const YEARS_AHEAD = 8;

/** A day that does not recur. */
export const once = (day: string | null): Meant | null => (day === null ? null : { day, recurs: null });

/** The next such day of the week, from 1 for Monday, after today. */
export function nextWeekday(index: number, today: string): string {
  return dateAfter(today, ((index - weekdayOf(today) + 6) % 7) + 1);
}

/** That day of the week after this one, from 1 for Monday. */
export function weekdayOfNextWeek(index: number, today: string): string {
  return dateAfter(today, 7 - weekdayOf(today) + index);
}

/** The day after a number of days, weeks or months. Null for none of them. */
export const daysOn = (every: number, unit: Recurs['unit'], today: string): string | null =>
  every < 1 ? null : nextOccurrence(today, { every, unit }, today).date;

/** The first such day of a month from today on. Null for a number that no month has. */
export function nextDayOfMonth(day: number, today: string): string | null {
  if (day < 1 || day > 31) return null;
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const dates = [0, 1, 2].map((ahead) =>
    dateText(year + Math.floor((month - 1 + ahead) / 12), ((month - 1 + ahead) % 12) + 1, day),
  );
  return dates.find((date) => isCalendarDate(date) && date >= today) ?? null;
}

/** A date without a year is the first one from today on. */
export function dateNamed(day: number, month: number, year: number | null, today: string): string | null {
  const first = Number(today.slice(0, 4));
  const years = year === null ? Array.from({ length: YEARS_AHEAD + 1 }, (_, ahead) => first + ahead) : [year];
  const dates = years.map((each) => dateText(each, month, day)).filter(isCalendarDate);
  return dates.find((date) => year !== null || date >= today) ?? null;
}

/** The last day of the month of a date. */
export function endOfMonth(today: string): string {
  return new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)), 0))
    .toISOString()
    .slice(0, 10);
}

/** The fifteenth or the last day of the month, the first of them from today on. */
export const nextQuincena = (today: string): string =>
  Number(today.slice(8)) <= 15 ? `${today.slice(0, 8)}15` : endOfMonth(today);

/** Every month on a day. Its first day is cut in a shorter month, and returns after it (RECUR-3). */
export function monthly(every: number, day: number, today: string): Meant | null {
  const from = `${today.slice(0, 8)}01`;
  if (day < 1 || day > 31) return null;
  const cut = Math.min(day, Number(endOfMonth(from).slice(8)));
  const first = `${today.slice(0, 8)}${String(cut).padStart(2, '0')}`;
  const kept = { every: 1, unit: 'month', ...(cut !== day && { day }) } as const;
  const { date, recurs } =
    first >= today ? { date: first, recurs: kept } : nextOccurrence(first, kept, today);
  return { day: date, recurs: { ...recurs, every } };
}

/** Every few weeks on a day of the week. Today counts as the first one. */
export const weekly = (every: number, index: number, today: string): Meant => ({
  day: nextWeekday(index, dateAfter(today, -1)),
  recurs: { every, unit: 'week' },
});

/** Every few days, weeks or months from today on. */
export const fromToday = (every: number, unit: Recurs['unit'], today: string): Meant => ({
  day: today,
  recurs: { every, unit },
});

/** `YYYY-MM-DD`, which need not exist. */
function dateText(year: number, month: number, day: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}
