import type { Types } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import { IS_OPEN, RecordRequestModel } from '../record-request/index.ts';
import { dayIn, inThese, type OwnCompany } from './own-companies.ts';
import type { Found } from './waiting-of.ts';

interface Asked {
  readonly _id: { companyId: Types.ObjectId; employeeId: Types.ObjectId };
  readonly count: number;
  readonly at: Date;
}

/** The requests about records that wait for the owner, by their person (REQUEST-1). */
export async function findRequests(
  companies: readonly OwnCompany[],
  names: ReadonlyMap<string, string>,
): Promise<Found[]> {
  const found = await driverCollection(RecordRequestModel)
    .aggregate<Asked>([
      { $match: { ...inThese(companies), ...IS_OPEN } },
      {
        $group: {
          _id: { companyId: '$companyId', employeeId: '$employeeId' },
          count: { $sum: 1 },
          at: { $min: '$askedAt' },
        },
      },
    ])
    .toArray();
  const dayOf = dayIn(companies);
  found.sort((one, other) => Number(one.at) - Number(other.at));
  return found.map(({ _id: { companyId, employeeId }, count, at }) => {
    const name = names.get(String(employeeId));
    return { companyId, employeeId, count, since: dayOf(companyId, at), ...(name && { name }) };
  });
}
