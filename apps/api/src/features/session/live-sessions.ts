import type { Types } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import { PersonModel } from '../person/index.ts';
import { SessionModel } from './model.ts';

/** Those of some sessions that go on, as texts: neither ended nor expired, and of the account's present version. */
export async function liveSessions(ids: readonly Types.ObjectId[], now: Date): Promise<ReadonlySet<string>> {
  const found = driverCollection(SessionModel).aggregate<{ _id: Types.ObjectId }>([
    { $match: { _id: { $in: [...ids] }, expiresAt: { $gt: now } } },
    {
      $lookup: {
        from: PersonModel.collection.name,
        localField: 'personId',
        foreignField: '_id',
        as: 'people',
        pipeline: [{ $project: { sessionVersion: 1 } }],
      },
    },
    { $match: { $expr: { $in: ['$sessionVersion', '$people.sessionVersion'] } } },
    { $project: { _id: 1 } },
  ]);
  return new Set((await found.toArray()).map(({ _id }) => String(_id)));
}
