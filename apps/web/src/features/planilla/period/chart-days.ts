import { type DateRange, periodKey, periodLabel, periodRange } from '@faena/shared/domain';
import type { HoursRow } from '@faena/shared/schemas';
import { locale } from '@/lib/language.ts';

const DAY_MS = 86_400_000;
const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });

/** The dates of a chart: those of the chosen range, or the week of a single day. */
export function chartRange(range: DateRange): DateRange {
  return range.startDate === range.endDate ? periodRange('week', range.startDate) : range;
}

/** One bar: a day of the range, with or without hours. */
export interface ChartDay {
  /** `yyyy-MM-dd`. */
  readonly date: string;
  /** Its label in the table. */
  readonly label: string;
  /** Below the bar: `lun` in a week, `16` in a month. */
  readonly tick: string;
  readonly hours: number;
}

/** Every day of a range, with the hours of the day's row in the history. */
export function chartDays({ startDate, endDate }: DateRange, rows: readonly HoursRow[]): ChartDay[] {
  const hours = new Map(rows.map(({ _id, totalHours }) => [periodLabel(_id), totalHours]));
  const first = Date.parse(startDate);
  const count = (Date.parse(endDate) - first) / DAY_MS + 1;
  return Array.from({ length: count }, (_, index) => {
    const at = new Date(first + index * DAY_MS);
    const date = at.toISOString().slice(0, 10);
    const label = periodLabel(periodKey('day', date));
    return {
      date,
      label,
      tick: count > 7 ? String(at.getUTCDate()) : weekday.format(at),
      hours: hours.get(label) ?? 0,
    };
  });
}
