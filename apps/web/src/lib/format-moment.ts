import { locale } from './language.ts';

type Style = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>;

const formats = new Map<string, Intl.DateTimeFormat>();

function format(instant: string, timeZone: string, style: Style): string {
  const key = [timeZone, style.dateStyle, style.timeStyle].join();
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...style, timeZone });
  formats.set(key, known);
  return known.format(new Date(instant));
}

/** `2/11/26`: the day of an instant, es-ES short (TIME-24). */
export function formatDay(instant: string, timeZone: string): string {
  return format(instant, timeZone, { dateStyle: 'short' });
}

/** `8:03`: the time of an instant. */
export function formatTime(instant: string, timeZone: string): string {
  return format(instant, timeZone, { timeStyle: 'short' });
}

/** `2/11/26, 8:03`: an instant whole. */
export function formatMoment(instant: string, timeZone: string): string {
  return format(instant, timeZone, { dateStyle: 'short', timeStyle: 'short' });
}

/** `2/11/26, 8:03:27`: an instant whole, to the second. */
export function formatExactMoment(instant: string, timeZone: string): string {
  return format(instant, timeZone, { dateStyle: 'short', timeStyle: 'medium' });
}

/** `2/11/26`: a calendar date, `yyyy-MM-dd`. */
export function formatCalendarDate(date: string): string {
  return formatDay(`${date}T12:00:00.000Z`, 'UTC');
}
