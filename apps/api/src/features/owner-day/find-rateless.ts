import { Types } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import { HAS_UNPRICED_TIME, RecordModel, UNPRICED_MS, WITHOUT_RATE } from '../working-time/index.ts';
import { dayIn, inThese, type OwnCompany } from './own-companies.ts';
import type { Found } from './waiting-of.ts';

interface Unpriced {
  readonly _id: { companyId: Types.ObjectId; employeeId: Types.ObjectId };
  readonly ms: number;
  readonly since: Date;
}

/** The employees with unpriced time in their company (PAY-4). */
export async function findRateless(
  companies: readonly OwnCompany[],
  names: ReadonlyMap<string, string>,
): Promise<Found[]> {
  const employeeId = { $in: [...names.keys()].map((id) => new Types.ObjectId(id)) };
  const found = await driverCollection(RecordModel)
    .aggregate<Unpriced>(
      [
        { $match: { employeeId, ...inThese(companies), ...HAS_UNPRICED_TIME } },
        {
          $group: {
            _id: { companyId: '$companyId', employeeId: '$employeeId' },
            ms: { $sum: UNPRICED_MS },
            since: { $min: '$startTime' },
          },
        },
      ],
      { hint: WITHOUT_RATE },
    )
    .toArray();
  const dayOf = dayIn(companies);
  found.sort((one, other) => Number(one.since) - Number(other.since));
  return found.map(({ _id: { companyId, employeeId }, ms, since }) => {
    const name = names.get(String(employeeId));
    return {
      companyId,
      employeeId,
      count: 1,
      since: dayOf(companyId, since),
      unpricedMs: ms,
      ...(name && { name }),
    };
  });
}
