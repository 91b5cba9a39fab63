import {
  calendarDateOf,
  type DateRange,
  dateAfter,
  isPaidIn,
  MAX_PAYDAY_DAYS,
  openPeriodsIn,
} from '@faena/shared/domain';
import type { CalendarPeriod } from '@faena/shared/schemas';
import type { Types } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import { type CompanyDoc, payCalendarsOf } from '../company/index.ts';
import { RunModel } from '../payroll/index.ts';
import { firstOpenDaysOf } from '../working-time/index.ts';

type CompanyDays = Pick<CompanyDoc, '_id' | 'timezone'>;

/** No period is longer than a month. */
const LONGEST_PERIOD_DAYS = 31;

/** The periods of pay that close or are paid in a range, by their last day: closed ones by their run, others by the schedule. */
export async function periodsByDay(
  companies: readonly CompanyDays[],
  { startDate, endDate }: DateRange,
  now: Date,
): Promise<CalendarPeriod[]> {
  const range = { startDate, endDate };
  const [closed, open] = await Promise.all([closedIn(companies, range), openIn(companies, range, now)]);
  return [...closed, ...open].sort((one, other) => (one.endDate < other.endDate ? -1 : 1));
}

async function closedIn(companies: readonly CompanyDays[], range: DateRange): Promise<CalendarPeriod[]> {
  const earliest = dateAfter(range.startDate, -MAX_PAYDAY_DAYS - LONGEST_PERIOD_DAYS);
  const runs = await driverCollection(RunModel)
    .find({
      companyId: { $in: companies.map(({ _id }) => _id) },
      state: 'closed',
      startDate: { $gte: earliest, $lte: range.endDate },
    })
    .project<{ companyId: Types.ObjectId; startDate: string; endDate: string; payday: string }>({
      ...{ companyId: 1, startDate: 1, endDate: 1, payday: 1 },
    })
    .toArray();
  return runs
    .filter((run) => isPaidIn(run, range))
    .map(({ companyId, startDate, endDate, payday }) => ({
      ...{ companyId: String(companyId), startDate, endDate, payday },
      isClosed: true,
    }));
}

async function openIn(
  companies: readonly CompanyDays[],
  range: DateRange,
  now: Date,
): Promise<CalendarPeriod[]> {
  const calendars = await payCalendarsOf(companies.map(({ _id }) => _id));
  const known = companies.flatMap((company) => {
    const calendar = calendars.get(String(company._id));
    return calendar ? [{ ...company, calendar, today: calendarDateOf(now, company.timezone) }] : [];
  });
  const firstDays = await firstOpenDaysOf(known);
  return known.flatMap(({ _id, calendar: { schedule, paydayAfterDays }, today }) => {
    const companyId = String(_id);
    const open = { schedule, firstOpenDay: firstDays.get(companyId) ?? today };
    const periods = openPeriodsIn(open, paydayAfterDays, range);
    return periods.map((period) => ({ ...period, companyId, isClosed: false }));
  });
}
