import { calendarDateOf, isCalendarDate, rangeBounds, startOfDate } from '@faena/shared/domain';

/** The stored form of a calendar day, with an instant of that day for callers who read a time (TASK-4, PROJECT-2). */
export interface StoredDay {
  readonly day: string;
  readonly at: Date;
}

/** The day that a caller names: a calendar date, or the day of an instant in the time zone. */
export function dayNamed(asked: string, timeZone: string): StoredDay {
  if (isCalendarDate(asked)) return { day: asked, at: startOfDate(asked, timeZone) };
  const at = new Date(asked);
  return { day: calendarDateOf(at, timeZone), at };
}

/** A stored day in the API format: the day, and an ISO instant of it in the present time zone. */
interface AnsweredDay {
  readonly day: string;
  readonly at: string;
}

/**
 * Answers stored days in a time zone. The stored instant is answered while it lies in its day there, else the start of
 * the day. The previous version stored only the instant. Many tasks share a few days, so their bounds are computed
 * once.
 */
export function daysIn(timeZone: string): (day: string | null | undefined, at: Date) => AnsweredDay {
  const bounds = new Map<string, { from: Date; to: Date }>();
  return (stored, at) => {
    const day = stored ?? calendarDateOf(at, timeZone);
    const { from, to } = bounds.get(day) ?? rangeBounds({ startDate: day, endDate: day }, timeZone);
    bounds.set(day, { from, to });
    return { day, at: (at >= from && at < to ? at : from).toISOString() };
  };
}
