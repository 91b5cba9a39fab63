import { DAY_MS, DAYS_OF_HABIT, FEWEST_OF_HABIT, MINUTE_MS } from '../limits-and-defaults/index.ts';
import { calendarDateOf, localMs, weekdayOf } from '../periods.ts';
import { instantsOfWall } from '../wall-time.ts';

/** The likely ends of a record without its Salida; null where nothing suggests one. */
export interface LikelyEnds {
  /** The median of their last ten days of that weekday. */
  readonly usual: Date | null;
  /** The median of those who worked in the company that day. */
  readonly crew: Date | null;
  /** Their last mark or activity after the start. */
  readonly lastSign: Date | null;
}

/** The time up to which a forgotten record pays until it is settled: the earliest likely end (MARK-21). */
export function certainEnd(limit: Date, { usual, crew, lastSign }: LikelyEnds): Date {
  return new Date(Math.min(...[limit, usual, crew, lastSign].flatMap((end) => (end ? +end : []))));
}

/**
 * The usual end of a record that began at `start`: the median time of day of the last ends on its weekday. Fewer than three
 * make none.
 * @param ends when the person ended each earlier day, the latest first
 */
export function usualEnd(start: Date, ends: readonly Date[], timeZone: string): Date | null {
  const weekday = weekdayOf(calendarDateOf(start, timeZone));
  const same = ends.filter((end) => weekdayOf(calendarDateOf(end, timeZone)) === weekday);
  return endAtMedian(start, same.slice(0, DAYS_OF_HABIT), timeZone, FEWEST_OF_HABIT);
}

/** The end of those who worked that day, if at least two did. */
export function crewEnd(start: Date, ends: readonly Date[], timeZone: string): Date | null {
  return endAtMedian(start, ends, timeZone, 2);
}

/** The first time after `start` with the median time of day of these, in whole minutes. */
function endAtMedian(start: Date, ends: readonly Date[], timeZone: string, fewest: number): Date | null {
  if (ends.length < fewest) return null;
  const times = ends.map((end) => localMs(end, timeZone) % DAY_MS).sort((a, b) => a - b);
  const middle = times[Math.floor((times.length - 1) / 2)] ?? 0;
  const startWall = localMs(start, timeZone);
  const sameDay = startWall - (startWall % DAY_MS) + middle - (middle % MINUTE_MS);
  // Instants are compared, as a repeated hour shows a later time before an earlier one.
  const onDay = instantsOfWall(sameDay, timeZone).find((end) => end > start);
  if (onDay || sameDay > startWall) return onDay ?? null;
  return instantsOfWall(sameDay + DAY_MS, timeZone)[0] ?? null;
}
