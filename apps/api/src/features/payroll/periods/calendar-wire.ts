import { paydayOf, periodAt } from '@faena/shared/domain';
import type { PayCalendar, ScheduleState } from '@faena/shared/schemas';
import type { ClientSession } from 'mongoose';
import type { PayCalendarDoc } from '../../company/index.ts';
import { laterDay } from '../calendar/days.ts';
import type { CompanyPeriods } from '../calendar/open-periods.ts';
import { closedPeriods } from './closed-periods.ts';

/** The pay calendar in the API format. If today's period is closed, the next one is the current one. */
export async function calendarToWire(
  { company, calendar, open, today }: CompanyPeriods,
  session: ClientSession,
): Promise<PayCalendar> {
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
    closed: await closedPeriods(company._id, schedule, session),
    current: { ...current, payday: paydayOf(current.endDate, paydayAfterDays) },
  };
}

/** The pay schedule in the ledger. */
export function scheduleState({ schedule, paydayAfterDays, firstDay }: PayCalendarDoc): ScheduleState {
  return { schedule, paydayAfterDays, firstDay };
}
