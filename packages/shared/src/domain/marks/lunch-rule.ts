import type { Stretch } from '../duration.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../limits-and-defaults/index.ts';
import { localMs } from '../periods.ts';
import { instantsOfWall } from '../wall-time.ts';

/** The lunch of a company: its start as a wall time of the company's zone, `HH:MM`, and its length. */
export interface LunchRule {
  readonly from: string;
  readonly minutes: number;
}

/**
 * The first lunch that a record spans, with time before and after it (LUNCH-1); null without one. In an hour that a clock
 * change repeats it begins the first time, and a clock change that skips its start leaves none that day.
 */
export function lunchWithin(
  { startTime, endTime }: Stretch,
  { from, minutes }: LunchRule,
  timeZone: string,
): Stretch | null {
  const first = localMs(startTime, timeZone);
  const last = localMs(endTime, timeZone);
  for (let midnight = first - (first % DAY_MS); midnight <= last; midnight += DAY_MS) {
    const [begins] = instantsOfWall(midnight + msOfDay(from), timeZone);
    const ends = begins && new Date(+begins + minutes * MINUTE_MS);
    if (begins && ends && begins > startTime && ends < endTime) return { startTime: begins, endTime: ends };
  }
  return null;
}

function msOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * HOUR_MS + minutes * MINUTE_MS;
}
