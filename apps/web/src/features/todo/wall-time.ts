import { localMs } from '@faena/shared/domain';

/** The wall time of an instant in a time zone, `HH:MM`. */
export function wallTime(ms: number, timeZone: string): string {
  return new Date(localMs(new Date(ms), timeZone)).toISOString().slice(11, 16);
}
