import { type Fault, faultOf } from '../wording/reasons.ts';
import type { Stretch } from './duration.ts';
import { EARLIEST_RECORD, HOUR_MS, MAX_ENTERED_RECORD_MS } from './limits-and-defaults/index.ts';

/** The fault of a typed time, and its field. */
export interface TimeFault extends Fault {
  field: keyof Stretch;
}

/** The first fault of a record's times, or null: it ends after its start, in the past, and within 24 hours. */
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
