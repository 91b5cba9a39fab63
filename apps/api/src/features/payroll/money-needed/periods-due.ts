import { type DateRange, paydayOf, periodAt } from '@faena/shared/domain';
import { dayAfter } from '../calendar/days.ts';
import type { CompanyPeriods } from '../calendar/open-periods.ts';

/** The open periods whose payday has passed, in order, and the first one whose payday is today or later. */
export function periodsDue({ open, calendar, today }: Pick<CompanyPeriods, 'open' | 'calendar' | 'today'>): {
  readonly overdue: readonly DateRange[];
  readonly next: DateRange;
} {
  const overdue: DateRange[] = [];
  for (let day = open.firstOpenDay; ; ) {
    const period = periodAt(open, day);
    if (paydayOf(period.endDate, calendar.paydayAfterDays) >= today) return { overdue, next: period };
    overdue.push(period);
    day = dayAfter(period.endDate);
  }
}
