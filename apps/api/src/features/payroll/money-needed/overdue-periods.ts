import { type DateRange, paydayOf } from '@faena/shared/domain';
import { type CompanyDoc, payCalendarsOf } from '../../company/index.ts';
import { firstOpenDaysOf } from '../../working-time/index.ts';
import { periodsDue } from './periods-due.ts';

/** A company by its clock. */
interface CompanyToday extends Pick<CompanyDoc, '_id' | 'timezone'> {
  readonly today: string;
}

/** An open period, with its payday. */
interface OverduePeriod extends DateRange {
  readonly payday: string;
}

/** The open periods of each company whose payday has passed, by its id, oldest first (NEED-3). */
export async function overduePeriodsOf(
  companies: readonly CompanyToday[],
): Promise<ReadonlyMap<string, readonly OverduePeriod[]>> {
  const calendars = await payCalendarsOf(companies.map(({ _id }) => _id));
  const known = companies.flatMap((company) => {
    const calendar = calendars.get(String(company._id));
    return calendar ? [{ ...company, calendar }] : [];
  });
  const firstDays = await firstOpenDaysOf(known);
  return new Map(
    known.map(({ _id, calendar, today }) => {
      const id = String(_id);
      const open = { schedule: calendar.schedule, firstOpenDay: firstDays.get(id) ?? today };
      const { overdue } = periodsDue({ open, calendar, today });
      const payday = ({ endDate }: DateRange) => paydayOf(endDate, calendar.paydayAfterDays);
      return [id, overdue.map((period) => ({ ...period, payday: payday(period) }))];
    }),
  );
}
