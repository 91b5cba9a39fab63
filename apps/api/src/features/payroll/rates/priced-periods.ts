import { type DateRange, periodShown, type ShownPeriods } from '@faena/shared/domain';
import type { ClientSession, Types } from 'mongoose';
import { CompanyModel } from '../../company/index.ts';
import type { RatePlan } from '../../working-time/index.ts';
import { periodsOf } from '../calendar/open-periods.ts';
import { closedPeriods } from '../periods/closed-periods.ts';

/** The pay period of a date for a company (PERIOD-4). */
export type PeriodOfDate = (companyId: Types.ObjectId, date: string) => DateRange;

/** The periods of the companies in which the records of a plan were made. */
export async function pricedPeriods(
  { writes }: Pick<RatePlan, 'writes'>,
  now: Date,
  session: ClientSession,
): Promise<PeriodOfDate> {
  const known = new Map<string, ShownPeriods>();
  const ids = new Set(writes.map(({ after }) => String(after.companyId)));
  const companies = await CompanyModel.find({ _id: { $in: [...ids] } }, null, { session }).lean();
  for (const company of companies) {
    const { open } = await periodsOf(company, { now, session });
    const closed = await closedPeriods(company._id, open.schedule, session);
    known.set(String(company._id), { ...open, closed });
  }
  return (companyId, date) => {
    const periods = known.get(String(companyId));
    if (!periods) throw new Error('A record of a company that is not there');
    return periodShown(periods, date);
  };
}
