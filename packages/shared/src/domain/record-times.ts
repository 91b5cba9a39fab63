import { type Fault, faultOf } from '../wording/reasons.ts';
import type { Stretch } from './duration.ts';
import { EARLIEST_RECORD, HOUR_MS, MAX_ENTERED_RECORD_MS } from './limits-and-defaults/index.ts';

/** What is wrong with a time that a person wrote, and in which field. */
export interface TimeFault extends Fault {
  field: keyof Stretch;
}

/**
 * The first thing that is wrong with a record's times as a manager wrote them, or null: a record ends
 * after it starts, not in the future, and within 24 hours.
 */
export function timeFault({ startTime, endTime }: Stretch, now: Date): TimeFault | null {
  if (startTime < new Date(EARLIEST_RECORD)) {
    return { field: 'startTime', ...faultOf('start_too_early') };
  }
  if (endTime <= startTime) return { field: 'endTime', ...faultOf('end_not_after_start') };
  if (endTime > now) return { field: 'endTime', ...faultOf('end_in_future') };
  if (+endTime - +startTime > MAX_ENTERED_RECORD_MS) {
    const max = MAX_ENTERED_RECORD_MS / HOUR_MS;
    return { field: 'endTime', ...faultOf('record_too_long', { max }) };
  }
  return null;
}
