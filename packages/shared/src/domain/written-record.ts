import { EARLIEST_RECORD, HOUR_MS, MAX_WRITTEN_RECORD_MS } from './constants.ts';
import type { Stretch } from './duration.ts';

/** What is wrong with a time that a person wrote, and in which field. */
export interface TimeFault {
  field: keyof Stretch;
  message: string;
}

/**
 * The first thing that is wrong with a record's times as a manager wrote them, or null: a record ends
 * after it starts, not in the future, and within 24 hours.
 */
export function timeFault({ startTime, endTime }: Stretch, now: Date): TimeFault | null {
  if (startTime < new Date(EARLIEST_RECORD)) {
    return { field: 'startTime', message: 'The start lies too far back.' };
  }
  if (endTime <= startTime) return { field: 'endTime', message: 'The end is not after the start.' };
  if (endTime > now) return { field: 'endTime', message: 'The end lies in the future.' };
  if (+endTime - +startTime > MAX_WRITTEN_RECORD_MS) {
    const hours = MAX_WRITTEN_RECORD_MS / HOUR_MS;
    return { field: 'endTime', message: `A time record lasts at most ${hours} hours.` };
  }
  return null;
}
