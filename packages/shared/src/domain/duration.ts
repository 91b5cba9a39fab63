import { HOUR_MS } from './limits-and-defaults/index.ts';

/** A stretch of time, from `startTime` up to but without `endTime`. */
export interface Stretch {
  startTime: Date;
  endTime: Date;
}

/** How long a stretch lasts, in milliseconds; 0 if it ends before it starts. */
export function durationMs({ startTime, endTime }: Stretch): number {
  return Math.max(0, endTime.getTime() - startTime.getTime());
}

/** Milliseconds as hours, unrounded. */
export function durationHours(ms: number): number {
  return ms / HOUR_MS;
}
