import { oddCause } from '@faena/shared/domain';
import type { Types } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import { REVIEWS_BY_START, RecordModel, TO_REVIEW } from '../working-time/index.ts';
import { dayIn, inThese, type OwnCompany } from './own-companies.ts';
import type { Found } from './waiting-of.ts';

/** Records por revisar that have the same cause. Each end of a forgotten Salida says whether the record ends there. */
interface Alike {
  readonly _id: {
    companyId: Types.ObjectId;
    isForgotten: boolean;
    crew: boolean;
    usual: boolean;
    lastSign: boolean;
    isDenied: boolean;
    isExact: boolean;
  };
  readonly count: number;
  readonly since: Date;
}

const endsAt = (end: string) => ({ $eq: [`$evidence.forgotten.${end}`, '$endTime'] });
const marks = (value: string) => ({
  $map: { input: { $ifNull: ['$evidence.marks', []] }, in: { $ifNull: [`$$this.${value}`, false] } },
});

/** The ended records por revisar by cause (TODAY-3). */
export async function findReviews(companies: readonly OwnCompany[]): Promise<Found[]> {
  const found = await driverCollection(RecordModel)
    .aggregate<Alike>(
      [
        { $match: { ...inThese(companies), ...TO_REVIEW } },
        {
          $group: {
            _id: {
              companyId: '$companyId',
              isForgotten: { $eq: [{ $type: '$evidence.forgotten' }, 'object'] },
              crew: endsAt('crew'),
              usual: endsAt('usual'),
              lastSign: endsAt('lastSign'),
              isDenied: { $anyElementTrue: [marks('denied')] },
              isExact: { $allElementsTrue: [marks('isExact')] },
            },
            count: { $sum: 1 },
            since: { $min: '$startTime' },
          },
        },
      ],
      { hint: REVIEWS_BY_START },
    )
    .toArray();
  const dayOf = dayIn(companies);
  return found.map(({ _id, count, since }) => ({
    ...{ companyId: _id.companyId, count, since: dayOf(_id.companyId, since) },
    cause: causeOf(_id),
  }));
}

/** `oddCause` alone knows the order of the causes; it compares the ends with an instant that stands for each record's. */
function causeOf({ isForgotten, crew, usual, lastSign, isDenied, isExact }: Alike['_id']) {
  const endTime = new Date(0);
  const at = (isThere: boolean) => (isThere ? endTime : null);
  const forgotten = isForgotten ? { crew: at(crew), usual: at(usual), lastSign: at(lastSign) } : null;
  return oddCause({ endTime, forgotten, isDenied, isExact });
}
