import { calendarDateOf, type OpenPeriods, scheduledPeriod } from '@faena/shared/domain';
import type { ClientSession } from 'mongoose';
import { driverCollection } from '../../../platform/database.ts';
import { type CompanyDoc, type PayCalendarDoc, payCalendarOf } from '../../company/index.ts';
import { RecordModel } from '../../working-time/index.ts';
import { dayAfter } from './days.ts';

/** The state of a company's periods at a moment. */
export interface CompanyPeriods {
  readonly company: Pick<CompanyDoc, '_id' | 'name' | 'timezone' | 'currency'>;
  readonly calendar: PayCalendarDoc;
  readonly open: OpenPeriods;
  /** In the company's days. */
  readonly today: string;
}

/** The periods of a company; pass `calendar` if it is already locked. */
export async function periodsOf(
  company: CompanyPeriods['company'],
  { now, session, calendar: locked }: { now: Date; session: ClientSession; calendar?: PayCalendarDoc },
): Promise<CompanyPeriods> {
  const calendar = locked ?? (await payCalendarOf(company._id, session));
  const today = calendarDateOf(now, company.timezone);
  const firstOpenDay =
    (calendar.closedThrough === null ? calendar.firstDay : dayAfter(calendar.closedThrough)) ??
    (await firstWorkedDay(company, session)) ??
    scheduledPeriod(calendar.schedule, today).startDate;
  return { company, calendar, open: { schedule: calendar.schedule, firstOpenDay }, today };
}

/** The day of a company's first record; one key is read for each person. */
async function firstWorkedDay(
  { _id: companyId, timezone }: CompanyPeriods['company'],
  session: ClientSession,
): Promise<string | null> {
  const [first] = await driverCollection(RecordModel)
    .aggregate<{ startTime: Date }>(
      [
        { $match: { companyId } },
        { $sort: { companyId: 1, employeeId: 1, startTime: 1 } },
        {
          $group: {
            _id: { companyId: '$companyId', employeeId: '$employeeId' },
            startTime: { $first: '$startTime' },
          },
        },
        { $group: { _id: null, startTime: { $min: '$startTime' } } },
      ],
      { session },
    )
    .toArray();
  return first ? calendarDateOf(first.startTime, timezone) : null;
}
