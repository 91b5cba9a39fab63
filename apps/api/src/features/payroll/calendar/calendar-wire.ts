import { paydayOf, periodAt } from '@faena/shared/domain';
import type { PayCalendar, ScheduleState } from '@faena/shared/schemas';
import type { PayCalendarDoc } from '../../company/index.ts';
import { laterDay } from './days.ts';
import type { CompanyPeriods } from './open-periods.ts';

/** How a company pays, as it goes over the wire; where the period of today is closed, the current one is the next. */
export function calendarToWire({ company, calendar, open, today }: CompanyPeriods): PayCalendar {
  const { schedule, paydayAfterDays, firstDay, closedThrough } = calendar;
  const { firstOpenDay } = open;
  const current = periodAt(open, laterDay(today, firstOpenDay));
  return {
    companyId: String(company._id),
    schedule,
    paydayAfterDays,
    firstDay,
    closedThrough,
    firstOpenDay,
    current: { ...current, payday: paydayOf(current.endDate, paydayAfterDays) },
  };
}

/** The same as the ledger tells of it. */
export function scheduleState({ schedule, paydayAfterDays, firstDay }: PayCalendarDoc): ScheduleState {
  return { schedule, paydayAfterDays, firstDay };
}
