import type { Types } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import { MarkModel, WAITING_BY_TIME } from '../mark/index.ts';
import { dayIn, inThese, type OwnCompany } from './own-companies.ts';
import type { Found } from './waiting-of.ts';

interface Waiting {
  readonly _id: { companyId: Types.ObjectId; personId: Types.ObjectId };
  readonly count: number;
  readonly at: Date;
}

/** The marks that wait for the owner, by their person (MARK-40); somebody who left has no name here. */
export async function findMarks(
  companies: readonly OwnCompany[],
  names: ReadonlyMap<string, string>,
): Promise<Found[]> {
  const found = await driverCollection(MarkModel)
    .aggregate<Waiting>(
      [
        { $match: { ...inThese(companies), waits: true } },
        {
          $group: {
            _id: { companyId: '$companyId', personId: '$personId' },
            count: { $sum: 1 },
            at: { $min: '$at' },
          },
        },
      ],
      { hint: WAITING_BY_TIME },
    )
    .toArray();
  const dayOf = dayIn(companies);
  found.sort((one, other) => Number(one.at) - Number(other.at));
  return found.map(({ _id: { companyId, personId }, count, at }) => {
    const name = names.get(String(personId));
    return { companyId, count, since: dayOf(companyId, at), ...(name && { name }) };
  });
}
