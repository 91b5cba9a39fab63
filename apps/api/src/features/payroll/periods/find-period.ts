import { type DateRange, dateAfter, fullDaysOf, paydayOf, periodAt } from '@faena/shared/domain';
import type { PayPeriod, PayPeriodQuery } from '@faena/shared/schemas';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { dayAfter, dayBefore, laterDay } from '../calendar/days.ts';
import { type CompanyPeriods, ownPeriods } from '../calendar/open-periods.ts';
import { type RunDoc, RunModel } from '../runs/run-model.ts';

/** The requested period: a closed one with its run, or an open one. */
export interface FoundPeriod {
  readonly periods: CompanyPeriods;
  readonly period: DateRange;
  readonly run: RunDoc | null;
  readonly head: Omit<PayPeriod, 'people' | 'totals' | 'points' | 'run' | 'reopeningRefused'>;
}

const MOST_DAYS_AHEAD = 366;

/**
 * The period of a date, or the first one for an earlier date. Without a date it is today's, or the next one if that
 * is closed (PERIOD-4).
 * @throws AppError `not_found` for a company out of reach, and for a day too far ahead
 */
export async function findPeriod(
  { companyId: id, date }: PayPeriodQuery,
  { actor, now, session }: { actor: Actor; now: Date; session: ClientSession },
): Promise<FoundPeriod> {
  const companyId = new Types.ObjectId(id);
  const periods = await ownPeriods(companyId, actor, { now, session });
  const { today, open } = periods;
  const day = await dayIn(companyId, date ?? laterDay(today, open.firstOpenDay), open.firstOpenDay, session);
  if (day > dateAfter(today, MOST_DAYS_AHEAD) && day > open.firstOpenDay) throw notFound('pay_period');
  const runs = await RunModel.find({ companyId, state: 'closed', startDate: { $lte: day } }, null, {
    session,
  })
    .sort({ startDate: -1 })
    .limit(2)
    .lean();
  const run = runs.find(({ endDate }) => endDate >= day) ?? null;
  const period = run ?? periodAt(open, day);
  const hasEarlier = period.startDate > open.firstOpenDay || runs.some((other) => other !== run);
  return { periods, period, run, head: headOf(periods, { period, run, hasEarlier }) };
}

/** A day within some period; a day before all periods becomes the first day of the first. */
async function dayIn(
  companyId: Types.ObjectId,
  day: string,
  firstOpenDay: string,
  session: ClientSession,
): Promise<string> {
  if (day >= firstOpenDay) return day;
  const [first] = await RunModel.find({ companyId, state: 'closed' }, { startDate: 1 }, { session })
    .sort({ startDate: 1 })
    .limit(1)
    .lean();
  return laterDay(day, first?.startDate ?? firstOpenDay);
}

function headOf(
  { company, calendar, open, today }: CompanyPeriods,
  { period, run, hasEarlier }: { period: DateRange; run: RunDoc | null; hasEarlier: boolean },
): FoundPeriod['head'] {
  const { startDate, endDate } = period;
  const isFirstOpen = startDate === open.firstOpenDay;
  const isClosable = isFirstOpen && today >= endDate;
  return {
    companyId: String(company._id),
    startDate,
    endDate,
    payday: run?.payday ?? paydayOf(endDate, calendar.paydayAfterDays),
    currency: run?.currency ?? company.currency ?? '',
    timezone: run?.timeZone ?? company.timezone,
    today,
    state: run ? 'closed' : isClosable ? 'closable' : 'open',
    earlierOpen: run || isFirstOpen ? null : periodAt(open, open.firstOpenDay),
    firstOpenDay: open.firstOpenDay,
    fullDays: run ? null : fullDaysOf(calendar, period),
    previous: hasEarlier ? dayBefore(startDate) : null,
    next: endDate < today || endDate < open.firstOpenDay ? dayAfter(endDate) : null,
  };
}
