import { LOST_SIGNAL_MS, MAX_ENTERED_RECORD_MS } from './limits-and-defaults/index.ts';
import { calendarDateOf } from './periods.ts';

/** A time of which no device of a person told anything. */
export interface SilentTime {
  readonly from: Date;
  readonly until: Date;
}

/**
 * The time between the end of a record by a lost signal and the start of the next one (TIME-68). It is longer than 5 minutes,
 * no longer than a record by hand, and within one day of the company; null otherwise.
 */
export function silenceBetween(from: Date, until: Date, timeZone: string): SilentTime | null {
  const lastedMs = +until - +from;
  if (lastedMs <= LOST_SIGNAL_MS || lastedMs > MAX_ENTERED_RECORD_MS) return null;
  return calendarDateOf(from, timeZone) === calendarDateOf(until, timeZone) ? { from, until } : null;
}
