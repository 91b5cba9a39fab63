import { type Cents, type DateRange, daysIn, fullDaysOf, netOf, paydayOf, sumOf } from '@faena/shared/domain';
import type { ClientSession, Types } from 'mongoose';
import { mapInTurns } from '../../../kernel/map-in-turns.ts';
import { driverCollection, snapshotSession } from '../../../platform/database.ts';
import { CompanyModel } from '../../company/index.ts';
import { RecordModel } from '../../working-time/index.ts';
import { periodsOf } from '../calendar/open-periods.ts';
import { type Additions, readAdditions } from '../reckoning/additions.ts';
import { rosterOf } from '../reckoning/roster.ts';
import { periodsDue } from './periods-due.ts';

/** The open periods whose payday has passed. */
export interface OverdueOpen {
  readonly cents: Cents;
  /** The payday of the first of them; null without any. */
  readonly since: string | null;
}

/** The people computed at a time, so that years of open periods delay no request (LIMIT-12). */
const PEOPLE_A_TURN = 20;

const NOTHING: OverdueOpen = { cents: 0, since: null };

/**
 * The sum that closing all overdue open periods in order would pay (NEED-3). The database adds up the work, because a
 * company that never closed has any number of periods.
 */
export async function overdueOpen(companyId: Types.ObjectId, now: Date): Promise<OverdueOpen> {
  await using session = await snapshotSession();
  const company = await CompanyModel.findOne({ _id: companyId }, null, { session }).lean();
  if (!company) return NOTHING;
  const periods = await periodsOf(company, { now, session });
  const { overdue } = periodsDue(periods);
  const [first] = overdue;
  if (!first) return NOTHING;
  const work = await workIn({ companyId, firstDay: periods.calendar.firstDay, overdue }, session);
  const fullDays = fullDaysOf(periods.calendar, first);
  const next = await readAdditions({ companyId }, { isFirstOpen: true, fullDays }, session);
  const whole = { isFirstOpen: false, fullDays: null };
  const later = overdue.length > 1 ? await readAdditions({ companyId }, whole, session) : next;
  const others = [work, next.adjustments, next.lines].flatMap((paid) => [...paid.keys()]);
  const roster = await rosterOf({ whose: { companyId }, others, now }, session);
  const owedTo = (id: string): Cents => {
    let cents = 0;
    let owed = 0;
    for (const [index, period] of overdue.entries()) {
      const worked = work.get(id)?.get(index) ?? NO_WORK;
      const net = netIn(id, { ...worked, period: daysIn(period) }, index === 0 ? next : later) - owed;
      cents += Math.max(0, net);
      // A net below zero is a debt of the next run (DEBT-1).
      owed = Math.max(0, -net);
    }
    return cents;
  };
  const parts = await mapInTurns(roster, PEOPLE_A_TURN, ({ _id }) => owedTo(String(_id)));
  const cents = parts.reduce((sum, part) => sum + part, 0);
  return { cents, since: paydayOf(first.endDate, periods.calendar.paydayAfterDays) };
}

/** A person's work in a period; earlier days count for the gross only (RUN-2). */
interface Work {
  ms: number;
  cents: Cents;
  periodMs: number;
  days: number;
}

const NO_WORK: Work = { ms: 0, cents: 0, periodMs: 0, days: 0 };

function netIn(
  id: string,
  { ms, cents, periodMs, days, period }: Work & { period: number },
  { adjustments, lines, conceptsFor }: Additions,
): Cents {
  const adjusted = adjustments.get(id) ?? [];
  const paid = {
    grossCents: cents + sumOf(adjusted, 'cents'),
    ms: ms + sumOf(adjusted, 'ms'),
    counts: { days, hours: periodMs, period },
  };
  const concepts = conceptsFor(id, { periodMs, hasPay: ms > 0 || adjusted.length > 0 });
  return netOf(paid, { concepts, lines: lines.get(id) ?? [] }).netCents;
}

interface Asked {
  readonly companyId: Types.ObjectId;
  readonly firstDay: string | null;
  readonly overdue: readonly DateRange[];
}

/** The unpaid work by person and index of the period; the first period includes all earlier days. */
async function workIn(
  { companyId, firstDay, overdue }: Asked,
  session: ClientSession,
): Promise<Map<string, Map<number, Work>>> {
  const last = overdue.at(-1);
  const unpaid = {
    runId: null,
    date: { ...(firstDay !== null && { $gte: firstDay }), $lte: last?.endDate ?? '' },
  };
  const ms = { $subtract: ['$pieces.endTime', '$pieces.startTime'] };
  const starts = overdue.map(({ startDate }) => startDate);
  const found = await driverCollection(RecordModel)
    .aggregate<{
      _id: { employeeId: Types.ObjectId; start: string };
      ms: number;
      cents: Cents;
      dates: string[];
    }>(
      [
        { $match: { companyId, pieces: { $elemMatch: unpaid } } },
        { $unwind: '$pieces' },
        { $match: { 'pieces.runId': null, 'pieces.date': unpaid.date } },
        {
          $set: {
            start: { $max: { $filter: { input: starts, cond: { $lte: ['$$this', '$pieces.date'] } } } },
          },
        },
        {
          $group: {
            _id: { employeeId: '$employeeId', start: '$start' },
            ms: { $sum: ms },
            cents: { $sum: '$pieces.costCents' },
            dates: { $addToSet: { $cond: [{ $gt: [ms, 0] }, '$pieces.date', null] } },
          },
        },
      ],
      { session },
    )
    .toArray();
  const people = new Map<string, Map<number, Work>>();
  for (const { _id, ms, cents, dates } of found) {
    const id = String(_id.employeeId);
    // Work before the first period is of earlier days, which the first run pays too.
    const isLate = _id.start === null || _id.start === undefined;
    const index = isLate ? 0 : starts.indexOf(_id.start);
    const own = people.get(id) ?? new Map<number, Work>();
    const before = own.get(index) ?? NO_WORK;
    own.set(index, {
      ms: before.ms + ms,
      cents: before.cents + cents,
      periodMs: before.periodMs + (isLate ? 0 : ms),
      days: before.days + (isLate ? 0 : dates.filter((date) => date !== null).length),
    });
    people.set(id, own);
  }
  return people;
}
