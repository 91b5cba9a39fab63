import { type Cents, estimateRest } from '@faena/shared/domain';
import type { CompanyMoneyNeeded, PayPeriod } from '@faena/shared/schemas';
import type { Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { snapshotSession } from '../../../platform/database.ts';
import type { Services } from '../../../platform/services.ts';
import { ownPeriods } from '../calendar/open-periods.ts';
import { getPeriod } from '../periods/get-period.ts';
import { SlipModel } from '../slips/slip-model.ts';
import { costsByDay, runningCosts } from './day-costs.ts';
import { overdueOpen } from './overdue-open.ts';
import { periodsDue } from './periods-due.ts';

/** In whole cents. */
export interface Parts {
  readonly overdue: Cents;
  readonly earned: Cents;
  readonly running: Cents;
  readonly estimate: Cents;
  readonly pending: Cents;
  readonly total: Cents;
}

/** A company by its name. */
export interface Named {
  readonly _id: Types.ObjectId;
  readonly name: string;
}

/** The money a company needs for its next payday. */
export interface Need
  extends Pick<
    CompanyMoneyNeeded,
    'companyId' | 'companyName' | 'currency' | 'period' | 'earlierOpen' | 'overdueSince'
  > {
  readonly parts: Parts;
  readonly paidCents: Cents;
}

/** The money that a company needs for its next payday, at this moment, and its overdue amount (NEED-1, NEED-3). */
export async function needOf({ _id, name }: Named, actor: Actor, services: Services): Promise<Need> {
  const now = services.clock.now();
  const period = await nextPeriod(_id, actor, services);
  const { startDate, endDate, payday, today, currency, earlierOpen, totals } = period;
  const [costs, running, slips, unclosed] = await Promise.all([
    costsByDay(_id, today),
    runningCosts(_id, { through: endDate, now }),
    balanceOfSlips(_id, today),
    earlierOpen ? overdueOpen(_id, now) : { cents: 0, since: null },
  ]);
  const withRunning = new Map(costs);
  for (const [date, cents] of running) withRunning.set(date, (withRunning.get(date) ?? 0) + cents);
  const rest = estimateRest(withRunning, today, endDate);
  const earned = centsOf(totals.net);
  const runs = [...running.values()].reduce((sum, cents) => sum + cents, 0);
  const estimate = Math.round(rest * (1 + followingShare(period)));
  const pending = slips.netCents - slips.paidCents;
  const sinces = [unclosed.since, slips.overdueSince].flatMap((since) => since ?? []);
  return {
    ...{ companyId: String(_id), companyName: name, currency, earlierOpen },
    overdueSince: sinces.sort()[0] ?? null,
    period: { startDate, endDate, payday },
    parts: {
      overdue: unclosed.cents + slips.overdueCents,
      earned,
      running: runs,
      estimate,
      pending,
      total: unclosed.cents + earned + runs + estimate + pending,
    },
    paidCents: slips.paidCents,
  };
}

/** The first open period with a payday of today or later, as its screen computes it. */
async function nextPeriod(companyId: Types.ObjectId, actor: Actor, services: Services): Promise<PayPeriod> {
  await using session = await snapshotSession();
  const periods = await ownPeriods(companyId, actor, { now: services.clock.now(), session });
  const date = periodsDue(periods).next.startDate;
  return getPeriod({ companyId: String(companyId), date }, actor, services);
}

/** The share of the earnings so far that follows the work: percentages and amounts an hour. */
function followingShare({ people, totals }: PayPeriod): number {
  if (totals.gross <= 0) return 0;
  const following = people
    .flatMap(({ lines }) => lines)
    .filter(({ basis }) => basis !== 'fixed')
    .reduce((sum, { kind, amount }) => sum + (kind === 'addition' ? amount : -amount), 0);
  return following / totals.gross;
}

interface OfSlips {
  readonly netCents: Cents;
  readonly paidCents: Cents;
  /** The unpaid amount of runs whose payday has passed. */
  readonly overdueCents: Cents;
  readonly overdueSince: string | null;
}

async function balanceOfSlips(companyId: Types.ObjectId, today: string): Promise<OfSlips> {
  const unpaid = { $subtract: ['$netCents', '$paidCents'] };
  const isOverdue = { $and: [{ $lt: ['$frozen.payday', today] }, { $gt: [unpaid, 0] }] };
  const [sum] = await SlipModel.aggregate<OfSlips>([
    { $match: { companyId, reopened: false } },
    {
      $group: {
        _id: null,
        netCents: { $sum: '$netCents' },
        paidCents: { $sum: '$paidCents' },
        overdueCents: { $sum: { $cond: [isOverdue, unpaid, 0] } },
        overdueSince: { $min: { $cond: [isOverdue, '$frozen.payday', null] } },
      },
    },
  ]);
  return sum ?? { netCents: 0, paidCents: 0, overdueCents: 0, overdueSince: null };
}

/** Converts an amount of the API, possibly negative, to whole cents. */
const centsOf = (amount: number): Cents => Math.round(amount * 100);
