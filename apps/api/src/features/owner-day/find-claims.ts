import type { Types } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import { HAS_OPEN_CLAIM, SlipModel } from '../payroll/index.ts';
import { dayIn, inThese, type OwnCompany } from './own-companies.ts';
import type { Found } from './waiting-of.ts';

interface Claimed {
  readonly companyId: Types.ObjectId;
  readonly name: string;
  readonly date: string;
  readonly at: Date | null;
}

/** The slips with a claim that waits for an answer (ANSWER-8). */
export async function findClaims(companies: readonly OwnCompany[]): Promise<Found[]> {
  const found = await driverCollection(SlipModel)
    .aggregate<Claimed>([
      { $match: { ...inThese(companies), ...HAS_OPEN_CLAIM } },
      {
        $project: {
          companyId: 1,
          name: '$frozen.fullname',
          date: '$frozen.startDate',
          at: { $max: '$claims.at' },
        },
      },
    ])
    .toArray();
  const dayOf = dayIn(companies);
  found.sort((one, other) => Number(one.at) - Number(other.at));
  return found.map(({ companyId, name, date, at }) => ({
    ...{ companyId, count: 1, name, date },
    since: at ? dayOf(companyId, at) : date,
  }));
}
