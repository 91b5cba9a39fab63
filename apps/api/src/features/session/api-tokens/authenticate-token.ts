import { API_TOKEN_SEEN_EVERY_MS } from '@faena/shared/domain';
import type { Types } from 'mongoose';
import type { Authenticated } from '../../../kernel/actor.ts';
import { unauthenticated } from '../../../kernel/errors.ts';
import { KeyedPlaces } from '../../../platform/keyed-places.ts';
import { hashOf } from '../../../platform/link-token.ts';
import type { Services } from '../../../platform/services.ts';
import { ACTOR_STAGES, actorOf, type FoundActor, PersonModel } from '../../person/index.ts';
import { type ApiTokenDoc, ApiTokenModel } from './model.ts';

type Found = Omit<ApiTokenDoc, 'hash' | 'storedAt'> & { person: FoundActor };

/** A flood by one token waits for itself alone (LIMIT-10). */
const atToken = new KeyedPlaces({ places: 6, waiting: 600, retryAfter: 1, reason: 'too_busy' });

/** A token has entered no password, so it may not use acts that ask for one (SESSION-37). */
const NEVER_SAID = { beganAt: new Date(0), confirmedAt: null };

/**
 * The caller behind an API token, with their present rights (TOKEN-3). One query checks token and person, so a token
 * revoked through one process is revoked in all.
 * @throws AppError `unauthenticated`; `unavailable` where too many requests of the token wait already
 */
export async function authenticateToken(token: string, services: Services): Promise<Authenticated> {
  const now = services.clock.now();
  const hash = hashOf(token);
  const leave = await atToken.take(hash);
  const found = await findToken(hash, now).finally(leave);
  if (!found) throw unauthenticated();
  const { _id: id, lastUsedAt, expiresAt, sessionVersion: version, scope } = found;
  if (!lastUsedAt || +now - +lastUsedAt >= API_TOKEN_SEEN_EVERY_MS) {
    services.background.run('the use of a token could not be noted', services.log, () => noteUse(id, now));
  }
  return { actor: actorOf(found.person), session: { ...NEVER_SAID, id, version, expiresAt, scope } };
}

async function findToken(hash: string, now: Date): Promise<Found | undefined> {
  const [found] = await ApiTokenModel.aggregate<Found>([
    { $match: { hash, expiresAt: { $gt: now } } },
    { $project: { hash: 0, storedAt: 0 } },
    {
      $lookup: {
        from: PersonModel.collection.name,
        localField: 'personId',
        foreignField: '_id',
        let: { version: '$sessionVersion' },
        as: 'person',
        pipeline: [{ $match: { $expr: { $eq: ['$sessionVersion', '$$version'] } } }, ...ACTOR_STAGES],
      },
    },
    { $unwind: '$person' },
  ]);
  return found;
}

/** A slow clock must not set the time back. */
async function noteUse(_id: Types.ObjectId, now: Date): Promise<void> {
  const before = new Date(+now - API_TOKEN_SEEN_EVERY_MS);
  await ApiTokenModel.updateOne(
    { _id, $or: [{ lastUsedAt: null }, { lastUsedAt: { $lte: before } }] },
    { $set: { lastUsedAt: now } },
  );
}
