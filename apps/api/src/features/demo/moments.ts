import { calendarDateOf, HOUR_MS, startOfDate } from '@faena/shared/domain';
import type { Services } from '../../platform/services.ts';

const DAY_MS = 24 * HOUR_MS;

/** The services with the clock at an instant, at which their verbs then act. */
export function at<S extends Services>(services: S, instant: Date): S {
  return { ...services, clock: { now: () => instant } };
}

/** The calendar date some days from an instant's, in a time zone. */
export function dateIn(days: number, now: Date, timeZone: string): string {
  return calendarDateOf(new Date(+now + days * DAY_MS), timeZone);
}

/** An hour of the day, such as 16.5, of the day that is some days from now. */
export function hourOf(hour: number, days: number, now: Date, timeZone: string): Date {
  return new Date(+startOfDate(dateIn(days, now, timeZone), timeZone) + Math.round(hour * HOUR_MS));
}
