import { HOUR_MS, LONGEST_SHIFT_HOURS } from '@faena/shared/domain';
import type { QueryFilter } from 'mongoose';
import type { RecordDoc } from './record-model.ts';

const LONGEST_MS = LONGEST_SHIFT_HOURS * HOUR_MS;

/** The latest end of a record (TIME-60). One of an earlier version has the usual longest shift. */
export function longestEndOf({ longestEnd, startTime }: Pick<RecordDoc, 'longestEnd' | 'startTime'>): Date {
  return longestEnd ?? new Date(+startTime + LONGEST_MS);
}

/** Matches records at or past their latest end. */
export function pastLongestEnd(now: Date): QueryFilter<RecordDoc> {
  const earlier = { longestEnd: { $exists: false }, startTime: { $lte: new Date(+now - LONGEST_MS) } };
  return { $or: [{ longestEnd: { $lte: now } }, earlier] };
}
