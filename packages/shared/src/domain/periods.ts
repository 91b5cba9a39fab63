import { tzOffset } from '@date-fns/tz/tzOffset';
import { inLanguages, type Language } from '../wording/language.ts';
import type { HISTORY_PERIODS } from './limits-and-defaults/index.ts';

// Calendar dates are computed as UTC midnights and shifted by the offset of a zone. `TZDate` does not fit: its setters
// use the machine's own zone, so the machine's clock changes show in the result.

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** A unit of the hours history: a calendar day, an ISO week (Monday first) or a calendar month. */
export type HistoryPeriod = (typeof HISTORY_PERIODS)[number];

type DayKey = { day: number; month: number; year: number };
/** An ISO-8601 week. `year` is the year of the week, which may differ from the year of its first or last days. */
type WeekKey = { week: number; year: number };
type MonthKey = { month: number; year: number };
export type PeriodKey = DayKey | WeekKey | MonthKey;

/** Calendar dates, `YYYY-MM-DD`, both inclusive. */
export interface DateRange {
  startDate: string;
  endDate: string;
}

/** The instants of a period: `from` is included, `to` is not. */
export interface PeriodBounds {
  key: PeriodKey;
  from: Date;
  to: Date;
}

/** Tests whether a text is an existing day as `YYYY-MM-DD`, from 1900 to 2999. */
export function isCalendarDate(text: string): boolean {
  if (!/^(19|2\d)\d\d-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Tests whether a name is an IANA time zone in its official spelling; offsets such as `+06:00` are not. */
export function isTimeZone(name: string): boolean {
  if (!/^(UTC|[A-Z][\w+-]*(\/[A-Z][\w+-]*)+)$/.test(name)) return false;
  try {
    const known = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
    return known === name || known.toLowerCase() !== name.toLowerCase();
  } catch {
    return false;
  }
}

/** The calendar date of an instant in a time zone. */
export function calendarDateOf(instant: Date, timeZone: string): string {
  return isoDate(localMs(instant, timeZone));
}

/** The wall-clock time of a zone at an instant, as the milliseconds of that time in UTC. */
export function localMs(instant: Date, timeZone: string): number {
  return instant.getTime() + offsetMs(instant.getTime(), timeZone);
}

/**
 * The first instant of a calendar date in a time zone. If a clock change skips midnight, it is the change. If one
 * repeats midnight, it is the first of the two.
 */
export function startOfDate(date: string, timeZone: string): Date {
  const midnight = civil(date);
  const before = midnight - offsetMs(midnight - DAY_MS, timeZone);
  const after = midnight - offsetMs(midnight + DAY_MS, timeZone);
  if (before === after) return new Date(before);
  const [early, late] = [Math.min(before, after), Math.max(before, after)];
  return new Date(early + offsetMs(early, timeZone) >= midnight ? early : late);
}

/** The instant at which a calendar date ends in a time zone, and the next begins. */
function endOfDate(date: string, timeZone: string): Date {
  return startOfDate(nextDate(date), timeZone);
}

/**
 * The day of an instant, and its end. If the clock goes back over midnight, the repeated evening belongs
 * to the new day, so that days never interleave.
 */
export function dayOf(instant: Date, timeZone: string): { date: string; end: Date } {
  const date = calendarDateOf(instant, timeZone);
  const end = endOfDate(date, timeZone);
  if (end > instant) return { date, end };
  return { date: nextDate(date), end: endOfDate(nextDate(date), timeZone) };
}

/** The instants of a range of calendar dates in a time zone: `from` is included, `to` is not. */
export function rangeBounds({ startDate, endDate }: DateRange, timeZone: string): { from: Date; to: Date } {
  return { from: startOfDate(startDate, timeZone), to: endOfDate(endDate, timeZone) };
}

/** The first and last date of the period of a date: the day, Monday to Sunday, or the month. */
export function periodRange(period: HistoryPeriod, date: string): DateRange {
  if (period === 'day') return { startDate: date, endDate: date };
  if (period === 'week') {
    const monday = mondayOf(date);
    return { startDate: isoDate(monday), endDate: isoDate(monday + 6 * DAY_MS) };
  }
  const { month, year } = dayKey(date);
  return { startDate: isoDate(Date.UTC(year, month - 1, 1)), endDate: isoDate(Date.UTC(year, month, 0)) };
}

/** The period of a date, as the `_id` of a row of the hours history. */
export function periodKey(period: HistoryPeriod, date: string): PeriodKey {
  if (period === 'week') return weekKey(date);
  const { day, month, year } = dayKey(date);
  return period === 'day' ? { day, month, year } : { month, year };
}

const texts = inLanguages(({ es }) => ({
  week: es((week: number, year: number) => `Semana ${week}, ${year}`, {
    en: (week, year) => `Week ${week}, ${year}`,
  }),
}));

/** The label of a period: day/month/year, 'Semana {week}, {year}' or month/year (PAY-13). */
export function periodLabel(key: PeriodKey, language: Language = 'original'): string {
  if ('week' in key) return texts[language].week(key.week, key.year);
  if ('day' in key) return `${key.day}/${key.month}/${key.year}`;
  return `${key.month}/${key.year}`;
}

/** The periods of a range, oldest first. The first and last are cut to the range. */
export function periodsIn(period: HistoryPeriod, range: DateRange, timeZone: string): PeriodBounds[] {
  const periods: PeriodBounds[] = [];
  let from = startOfDate(range.startDate, timeZone);
  for (let date = range.startDate; date <= range.endDate; ) {
    let { endDate } = periodRange(period, date);
    if (endDate > range.endDate) endDate = range.endDate;
    const next = nextDate(endDate);
    const to = startOfDate(next, timeZone);
    periods.push({ key: periodKey(period, date), from, to });
    [date, from] = [next, to];
  }
  return periods;
}

/** A calendar date as its midnight in UTC, in milliseconds. */
function civil(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function isoDate(civilMs: number): string {
  return new Date(civilMs).toISOString().slice(0, 10);
}

function nextDate(date: string): string {
  return dateAfter(date, 1);
}

/** Adds days to a date; a negative number subtracts them. */
export function dateAfter(date: string, days: number): string {
  return isoDate(civil(date) + days * DAY_MS);
}

/** How many days a range has. */
export const daysIn = ({ startDate, endDate }: DateRange): number => daysBetween(startDate, endDate) + 1;

/** The days from one date to another; negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return (civil(to) - civil(from)) / DAY_MS;
}

/** The day of the week of a date, 1 (Monday) to 7. */
export function weekdayOf(date: string): number {
  return new Date(civil(date)).getUTCDay() || 7;
}

function mondayOf(date: string): number {
  const sinceMonday = (new Date(civil(date)).getUTCDay() + 6) % 7;
  return civil(date) - sinceMonday * DAY_MS;
}

/** An ISO week belongs to the year of its Thursday, and is counted from the year's first Thursday. */
function weekKey(date: string): WeekKey {
  const thursday = mondayOf(date) + 3 * DAY_MS;
  const year = new Date(thursday).getUTCFullYear();
  return { week: Math.floor((thursday - Date.UTC(year, 0, 1)) / (7 * DAY_MS)) + 1, year };
}

function dayKey(date: string): DayKey {
  const at = new Date(civil(date));
  return { day: at.getUTCDate(), month: at.getUTCMonth() + 1, year: at.getUTCFullYear() };
}

/** The offset of a time zone from UTC at an instant; positive if it is ahead. */
function offsetMs(instantMs: number, timeZone: string): number {
  const minutes = tzOffset(timeZone, new Date(instantMs));
  if (Number.isNaN(minutes)) throw new RangeError(`No such instant or time zone: ${instantMs}, ${timeZone}`);
  return Math.round(minutes * MINUTE_MS);
}
