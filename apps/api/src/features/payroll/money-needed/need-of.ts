import { type Cents, estimateRest } from '@faena/shared/domain';
import type { CompanyMoneyNeeded, PayPeriod } from '@faena/shared/schemas';
import type { Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import type { Services } from '../../../platform/services.ts';
import { getPeriod } from '../periods/get-period.ts';
import { SlipModel } from '../slips/slip-model.ts';
import { costsByDay, runningCosts } from './day-costs.ts';

/** In whole cents. */
export interface Parts {
  readonly earned: Cents;
  readonly running: Cents;
  readonly estimate: Cents;
  readonly pending: Cents;
}

/** A company by its name. */
export interface Named {
  readonly _id: Types.ObjectId;
  readonly name: string;
}

/** The money a company needs for its next payday. */
export interface Need
  extends Pick<CompanyMoneyNeeded, 'companyId' | 'companyName' | 'currency' | 'period' | 'earlierOpen'> {
  readonly parts: Parts;
  readonly paidCents: Cents;
}

/** The money a company needs for its next payday, at this moment (NEED-1). */
export async function needOf({ _id, name }: Named, actor: Actor, services: Services): Promise<Need> {
  const now = services.clock.now();
  const period = await nextPeriod(String(_id), actor, services);
  const { startDate, endDate, payday, today, currency, earlierOpen, totals } = period;
  const [costs, running, slips] = await Promise.all([
    costsByDay(_id, today),
    runningCosts(_id, { through: endDate, now }),
    balanceOfSlips(_id),
  ]);
  const withRunning = new Map(costs);
  for (const [date, cents] of running) withRunning.set(date, (withRunning.get(date) ?? 0) + cents);
  const rest = estimateRest(withRunning, today, endDate);
  return {
    ...{ companyId: String(_id), companyName: name, currency, earlierOpen },
    period: { startDate, endDate, payday },
    parts: {
      earned: centsOf(totals.net),
      running: [...running.values()].reduce((sum, cents) => sum + cents, 0),
      estimate: Math.round(rest * (1 + followingShare(period))),
      pending: slips.netCents - slips.paidCents,
    },
    paidCents: slips.paidCents,
  };
}

/** The first open period whose payday is today or later, as its screen computes it. */
async function nextPeriod(companyId: string, actor: Actor, services: Services): Promise<PayPeriod> {
  let period = await getPeriod({ companyId }, actor, services);
  while (period.earlierOpen && period.previous) {
    const before = await getPeriod({ companyId, date: period.previous }, actor, services);
    if (before.run || before.payday < period.today) break;
    period = before;
  }
  return period;
}

/** The parts that follow the work, percentages and amounts an hour, as a share of the earnings so far. */
function followingShare({ people, totals }: PayPeriod): number {
  if (totals.gross <= 0) return 0;
  const following = people
    .flatMap(({ lines }) => lines)
    .filter(({ basis }) => basis !== 'fixed')
    .reduce((sum, { kind, amount }) => sum + (kind === 'addition' ? amount : -amount), 0);
  return following / totals.gross;
}

async function balanceOfSlips(companyId: Types.ObjectId): Promise<{ netCents: Cents; paidCents: Cents }> {
  const [sum] = await SlipModel.aggregate<{ netCents: Cents; paidCents: Cents }>([
    { $match: { companyId, reopened: false } },
    { $group: { _id: null, netCents: { $sum: '$netCents' }, paidCents: { $sum: '$paidCents' } } },
  ]);
  return sum ?? { netCents: 0, paidCents: 0 };
}

/** A decimal of the wire, which may lie below zero, as whole cents again. */
const centsOf = (amount: number): Cents => Math.round(amount * 100);
