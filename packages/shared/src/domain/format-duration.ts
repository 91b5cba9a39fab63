import type { Stretch } from './duration.ts';
import { MINUS } from './format-decimals.ts';
import { DAY_MS } from './limits-and-defaults/units.ts';
import { localMs } from './periods.ts';
import { fromTo, offsetIfTwice } from './wall-time.ts';

const SECOND_MS = 1_000;
const MINUTE_S = 60;
const HOUR_S = 3_600;

/** `6:40`, `−1:12`, or `0:10:20` if seconds are left: a time that adds up by hand (SLIP-9). */
export function formatDuration(ms: number): string {
  const seconds = Math.round(Math.abs(ms) / SECOND_MS);
  const two = (count: number) => String(count).padStart(2, '0');
  const minutes = two(Math.floor((seconds % HOUR_S) / MINUTE_S));
  const rest = seconds % MINUTE_S;
  const sign = ms < 0 && seconds > 0 ? MINUS : '';
  return `${sign}${Math.floor(seconds / HOUR_S)}:${minutes}${rest === 0 ? '' : `:${two(rest)}`}`;
}

/** `8:00–12:30`: a stretch on the clock of a time zone, with seconds where it has any, and offsets where times repeat. */
export function formatFromTo({ startTime, endTime }: Stretch, timeZone: string): string {
  const time = (at: Date) =>
    [formatDuration(localMs(at, timeZone) % DAY_MS), offsetIfTwice(at, timeZone)]
      .filter(Boolean)
      .join('\u00a0');
  return fromTo(time(startTime), time(endTime));
}
