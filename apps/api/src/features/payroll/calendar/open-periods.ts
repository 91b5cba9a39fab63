import { calendarDateOf, type OpenPeriods } from '@faena/shared/domain';
import type { ClientSession } from 'mongoose';
import { type CompanyDoc, type PayCalendarDoc, payCalendarOf } from '../../company/index.ts';
import { firstOpenDayOf } from '../../working-time/index.ts';

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
  const firstOpenDay = await firstOpenDayOf(company, { calendar, today, session });
  return { company, calendar, open: { schedule: calendar.schedule, firstOpenDay }, today };
}
