import type { Types } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import { overduePeriodsOf, RunModel, SlipModel } from '../payroll/index.ts';
import { inThese, type OwnCompany } from './own-companies.ts';
import type { Found } from './waiting-of.ts';

/** The open periods and the unpaid slips whose payday has passed (NEED-3). */
export async function findOverdue(companies: readonly OwnCompany[]): Promise<Found[]> {
  const [periods, slips] = await Promise.all([overduePeriodsOf(companies), unpaidSlips(companies)]);
  const unclosed = companies.flatMap(({ _id }) =>
    (periods.get(String(_id)) ?? []).map(({ payday, startDate }) => ({
      ...{ companyId: _id, count: 1, since: payday, date: startDate },
      cause: 'unclosed' as const,
    })),
  );
  return [...unclosed, ...slips];
}

interface Unpaid {
  readonly _id: { companyId: Types.ObjectId; payday: string };
  readonly count: number;
}

/** Counted by the index that covers the balance of a company, without a read of its slips. */
async function unpaidSlips(companies: readonly OwnCompany[]): Promise<Found[]> {
  const todays = new Map(companies.map(({ _id, today }) => [String(_id), today]));
  const latest = [...todays.values()].sort().at(-1) ?? '';
  const found = await driverCollection(SlipModel)
    .aggregate<Unpaid>([
      { $match: { ...inThese(companies), reopened: false, 'frozen.payday': { $lt: latest } } },
      {
        $group: {
          _id: { companyId: '$companyId', payday: '$frozen.payday' },
          count: { $sum: { $cond: [{ $gt: ['$netCents', '$paidCents'] }, 1, 0] } },
        },
      },
      { $match: { count: { $gt: 0 } } },
    ])
    .toArray();
  const overdue = found.filter(({ _id }) => _id.payday < (todays.get(String(_id.companyId)) ?? ''));
  const starts = await startsOf(overdue);
  return overdue.map(({ _id: { companyId, payday }, count }) => ({
    ...{ companyId, count, since: payday, date: starts.get(keyOf({ companyId, payday })) ?? payday },
    cause: 'unpaid' as const,
  }));
}

/** The first day of the period that each payday pays. */
async function startsOf(unpaid: readonly Unpaid[]): Promise<ReadonlyMap<string, string>> {
  if (unpaid.length === 0) return new Map();
  const runs = await driverCollection(RunModel)
    .find({
      companyId: { $in: unpaid.map(({ _id }) => _id.companyId) },
      payday: { $in: unpaid.map(({ _id }) => _id.payday) },
      state: 'closed',
    })
    .project<{ companyId: Types.ObjectId; payday: string; startDate: string }>({
      companyId: 1,
      payday: 1,
      startDate: 1,
    })
    .toArray();
  return new Map(runs.map((run) => [keyOf(run), run.startDate]));
}

const keyOf = ({ companyId, payday }: Unpaid['_id']): string => `${companyId} ${payday}`;
