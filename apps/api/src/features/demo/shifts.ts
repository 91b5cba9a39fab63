import { HOUR_MS } from '@faena/shared/domain';
import { dateIn, hourOf } from './moments.ts';

/** The worked periods of two weeks. The last one ends today; the others are paid. */
export const FORTNIGHTS = 5;

export const FORTNIGHT_DAYS = 14;

/** How far back the records go, today included. */
export const HISTORY_DAYS = FORTNIGHTS * FORTNIGHT_DAYS;

const MINUTE_MS = HOUR_MS / 60;

/** An ended stretch of work. */
export interface Shift {
  readonly from: Date;
  readonly to: Date;
  readonly reason: 'manual' | 'logout' | 'inactivity';
}

/**
 * The shifts of the xth employee since that day, oldest first: weekdays, some with lunch, every other Saturday morning,
 * some days off. One day always gives the same shifts, with minutes as irregular as people's.
 */
export function shiftsOf(person: number, now: Date, timeZone: string): Shift[] {
  const days = Array.from({ length: HISTORY_DAYS }, (_, index) => index + 1 - HISTORY_DAYS);
  return days.flatMap((day) => shiftsOn(day, person, now, timeZone)).filter(({ to }) => to < now);
}

function shiftsOn(day: number, person: number, now: Date, timeZone: string): Shift[] {
  const date = new Date(`${dateIn(day, now, timeZone)}T00:00:00Z`);
  const count = Math.round(date.getTime() / (24 * HOUR_MS));
  const weekday = date.getUTCDay();
  const minutes = (salt: number) => ((count * 37 + person * 101 + salt * 53) % 29) - 9;
  const shift = (start: number, end: number, salt: number, reason: Shift['reason']): Shift => ({
    from: new Date(+hourOf(start, day, now, timeZone) + minutes(salt) * MINUTE_MS),
    to: new Date(+hourOf(end, day, now, timeZone) + minutes(salt + 1) * MINUTE_MS),
    reason,
  });
  const off = (count + person * 5) % 17 === 0;
  if (weekday === 0 || off) return [];
  if (weekday === 6) return (count + person) % 2 === 0 ? [shift(8, 12, 5, 'logout')] : [];
  const left = (count + person) % 11 === 0 ? 'inactivity' : 'logout';
  return person % 4 === 0
    ? [shift(7.75, 12, 1, 'manual'), shift(13, 16.75, 3, left)]
    : [shift(7.5, 15.5, 1, left)];
}
