import { type DateRange, dateAfter, daysIn, periodRange } from '../periods.ts';

/** The days that a month is drawn with: whole weeks from Monday to Sunday, four to six of them. */
export function monthRange(day: string): DateRange {
  const { startDate, endDate } = periodRange('month', day);
  return {
    startDate: periodRange('week', startDate).startDate,
    endDate: periodRange('week', endDate).endDate,
  };
}

/** Each day of a range, in order. */
export function daysOf(range: DateRange): string[] {
  return Array.from({ length: daysIn(range) }, (_, days) => dateAfter(range.startDate, days));
}

/** The same day of another month, or its last day where the month is shorter. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
  const { endDate } = periodRange('month', first);
  const wanted = `${first.slice(0, 8)}${String(date).padStart(2, '0')}`;
  return wanted < endDate ? wanted : endDate;
}
