import { REMINDER_MS } from '../limits-and-defaults/index.ts';

/** The ends of a running record that its clock reminds of, in milliseconds since 1970; null where nothing tells one. */
export interface ExpectedEnds {
  readonly longest: number | null;
  readonly usual: number | null;
}

/**
 * The reminder of a running record (MARK-26): the longest shift from half an hour before it, else the usual end from half an
 * hour after it.
 */
export function reminderAt(now: number, { longest, usual }: ExpectedEnds): 'longest' | 'usual' | null {
  if (longest !== null && now >= longest - REMINDER_MS) return 'longest';
  return usual !== null && now >= usual + REMINDER_MS ? 'usual' : null;
}
