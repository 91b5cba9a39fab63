import { offsetIfTwice } from '@faena/shared/domain';
import type { Rate } from '@faena/shared/schemas';
import { locale } from './language.ts';
import { once } from './once.ts';

type Style = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>;

/** Figures have no words, so they have one form in all languages (LANG-5). */
const FIGURES = 'es-ES';

const formats = new Map<string, Intl.DateTimeFormat>();

function format(instant: string, timeZone: string, style: Style): string {
  const key = [timeZone, style.dateStyle, style.timeStyle].join();
  const known = formats.get(key) ?? new Intl.DateTimeFormat(FIGURES, { ...style, timeZone });
  formats.set(key, known);
  return known.format(new Date(instant));
}

/** `2/11/26`: the day of an instant (TIME-23). */
export function formatDay(instant: string, timeZone: string): string {
  return format(instant, timeZone, { dateStyle: 'short' });
}

/** `8:03`: the time of an instant, or `1:30 UTC−4` in an hour that happens twice (TIME-52). */
export function formatTime(instant: string, timeZone: string): string {
  return formatClock(instant, timeZone, { timeStyle: 'short' });
}

/** `2/11/26, 8:03`: the day and time of an instant. */
export function formatMoment(instant: string, timeZone: string): string {
  return formatClock(instant, timeZone, { dateStyle: 'short', timeStyle: 'short' });
}

/** `2/11/26` for a rate that begins with a day, else `2/11/26, 8:03` (RATE-15). */
export function formatRateStart({ from, fromDay }: Pick<Rate, 'from' | 'fromDay'>, timeZone: string): string {
  return fromDay ? formatCalendarDate(fromDay) : formatMoment(from, timeZone);
}

/** `2/11/26, 8:03:27`: the day and time of an instant to the second; `2/11/26, 8:03` on a full minute. */
export function formatExactMoment(instant: string, timeZone: string): string {
  const isWholeMinute = new Date(instant).getTime() % 60_000 === 0;
  return formatClock(instant, timeZone, {
    dateStyle: 'short',
    timeStyle: isWholeMinute ? 'short' : 'medium',
  });
}

/** Adds the offset if a clock of the time zone shows this time twice. */
function formatClock(instant: string, timeZone: string, style: Style): string {
  const offset = offsetIfTwice(new Date(instant), timeZone);
  return [format(instant, timeZone, style), ...(offset ? [offset] : [])].join('\u00a0');
}

const dated = (parts: Intl.DateTimeFormatOptions) =>
  once(() => new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }));
const weekday = dated({ weekday: 'short', day: 'numeric' });
const dayAndMonth = dated({ day: 'numeric', month: 'short' });
const inWords = dated({ weekday: 'long', day: 'numeric', month: 'long' });
const rangedIn = (reader: string) =>
  new Intl.DateTimeFormat(reader, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const ranged = once(() => rangedIn(locale));

/** `lun, 16`: a calendar date of a known period. */
export function formatWeekday(date: string): string {
  return weekday().format(Date.parse(date));
}

/** `30 nov`: a calendar date near today. */
export function formatDayAndMonth(date: string): string {
  return dayAndMonth().format(Date.parse(date));
}

/** A calendar date in words: `lunes, 16 de noviembre`. */
export function formatDateInWords(date: string): string {
  return inWords().format(Date.parse(date));
}

/** `16–30 nov 2026`: a range of calendar dates, in the page's language or in that of a reader elsewhere. */
export function formatDates(
  { startDate, endDate }: { startDate: string; endDate: string },
  reader: string = locale,
): string {
  const dates = reader === locale ? ranged() : rangedIn(reader);
  return dates.formatRange(Date.parse(startDate), Date.parse(endDate));
}

/** `2/11/26`: a calendar date, `yyyy-MM-dd`. */
export function formatCalendarDate(date: string): string {
  return formatDay(`${date}T12:00:00.000Z`, 'UTC');
}
