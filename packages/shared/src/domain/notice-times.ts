import { DAY_MS, HOUR_MS, SUMMARY_AFTER_MS } from './limits-and-defaults/index.ts';
import { calendarDateOf, dateAfter, localMs } from './periods.ts';
import { instantsOfWall } from './wall-time.ts';

/** Hours of a person's day, 0 to 23, in which nothing is mailed or pushed; `from` is included, `to` is not (NOTICE-21). */
interface QuietHours {
  readonly from: number;
  readonly to: number;
}

/** The end of the quiet hours that an instant falls in; null outside of them, and if both hours are the same (NOTICE-21). */
export function quietUntil(now: Date, timeZone: string, { from, to }: QuietHours): Date | null {
  const hour = (localMs(now, timeZone) % DAY_MS) / HOUR_MS;
  const isQuiet = from <= to ? hour >= from && hour < to : hour >= from || hour < to;
  return isQuiet ? nextAt(now, timeZone, to * HOUR_MS) : null;
}

/** The next daily summary after an instant, some minutes after the person's hour (NOTICE-20). */
export function nextSummary(now: Date, timeZone: string, hour: number): Date {
  return nextAt(now, timeZone, hour * HOUR_MS + SUMMARY_AFTER_MS);
}

/** The first instant after another at which clocks show this time of the day; an hour later on a day that skips it. */
function nextAt(now: Date, timeZone: string, timeMs: number): Date {
  const today = calendarDateOf(now, timeZone);
  for (let days = 0; ; days += 1) {
    const wallMs = Date.parse(dateAfter(today, days)) + timeMs;
    const shown = instantsOfWall(wallMs, timeZone);
    const instants = shown.length > 0 ? shown : instantsOfWall(wallMs + HOUR_MS, timeZone);
    const next = instants.find((instant) => instant > now);
    if (next) return next;
  }
}
