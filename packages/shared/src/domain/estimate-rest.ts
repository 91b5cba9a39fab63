import type { Cents } from './money.ts';
import { dateAfter, daysBetween, weekdayOf } from './periods.ts';

/** The number of past days behind an estimate (NEED-2). */
export const ESTIMATE_DAYS = 28;

const WEEK_DAYS = 7;

/** The cost of days, by date; a day without time may be left out. */
export type DayCosts = ReadonlyMap<string, Cents>;

/**
 * Estimates a company's cost for the rest of today and for each day up to `until` (NEED-2). A day costs the
 * mean of its weekday in the last four weeks, or of all days if its weekday is missing there. Days before the
 * first with time do not count, nor do weeks without time.
 */
export function estimateRest(costs: DayCosts, today: string, until: string): Cents {
  const seen = daysSeen(costs, today);
  if (seen.length === 0) return 0;
  let rest = 0;
  for (let date = today; date <= until; date = dateAfter(date, 1)) {
    const alike = seen.filter((day) => weekdayOf(day) === weekdayOf(date));
    const expected = meanOf(alike.length > 0 ? alike : seen, costs);
    rest += date === today ? Math.max(0, expected - costOf(costs, today)) : expected;
  }
  return rest;
}

/** The days before today that count. */
function daysSeen(costs: DayCosts, today: string): string[] {
  const days = Array.from({ length: ESTIMATE_DAYS }, (_, index) => dateAfter(today, index - ESTIMATE_DAYS));
  const first = days.findIndex((day) => costOf(costs, day) > 0);
  if (first < 0) return [];
  const weekOf = (day: string) => Math.ceil(daysBetween(day, today) / WEEK_DAYS);
  const weeks = new Set(days.filter((day) => costOf(costs, day) > 0).map(weekOf));
  return days.slice(first).filter((day) => weeks.has(weekOf(day)));
}

function meanOf(days: readonly string[], costs: DayCosts): Cents {
  return Math.round(days.reduce((sum, day) => sum + costOf(costs, day), 0) / days.length);
}

const costOf = (costs: DayCosts, day: string) => costs.get(day) ?? 0;
