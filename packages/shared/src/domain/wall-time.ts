import { MINUS } from './format-decimals.ts';
import { DAY_MS, MINUTE_MS } from './limits-and-defaults/units.ts';
import { localMs } from './periods.ts';

/**
 * All instants at which a clock of the time zone shows a wall time, earliest first (TIME-52). A clock change that skips it
 * leaves none, and one that repeats it makes two.
 * @param wallMs the wall time as milliseconds in UTC
 */
export function instantsOfWall(wallMs: number, timeZone: string): Date[] {
  const offsetAt = (ms: number) => localMs(new Date(ms), timeZone) - ms;
  const candidates = [wallMs - offsetAt(wallMs - DAY_MS), wallMs - offsetAt(wallMs + DAY_MS)];
  const matching = candidates.filter((ms) => ms + offsetAt(ms) === wallMs);
  return [...new Set(matching)].sort((a, b) => a - b).map((ms) => new Date(ms));
}

/** The offset of a time zone at an instant, as people read it: `UTC−4`, `UTC+5:30`. */
export function offsetName(instant: Date, timeZone: string): string {
  const minutes = Math.round((localMs(instant, timeZone) - instant.getTime()) / MINUTE_MS);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? MINUS : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}

/** The same where a clock of the time zone shows the time of this instant twice; empty elsewhere. */
export function offsetIfTwice(instant: Date, timeZone: string): string {
  const isTwice = instantsOfWall(localMs(instant, timeZone), timeZone).length > 1;
  return isTwice ? offsetName(instant, timeZone) : '';
}

/** `8:00–12:30`; a dash after an offset has spaces, `1:30 UTC−4 – 4:00`, as it is no part of the offset (TIME-52). */
export function fromTo(from: string, until: string): string {
  return [from, until].join(from.includes('UTC') ? ' – ' : '–');
}
