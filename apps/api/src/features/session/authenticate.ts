import { API_TOKEN_PREFIX, SESSION_SEEN_EVERY_MS } from '@faena/shared/domain';
import { Types } from 'mongoose';
import type { Authenticated } from '../../kernel/actor.ts';
import { unauthenticated } from '../../kernel/errors.ts';
import { driverCollection } from '../../platform/database.ts';
import { KeyedPlaces } from '../../platform/keyed-places.ts';
import type { Services } from '../../platform/services.ts';
import { type TokenClaims, verifyToken } from '../../platform/token.ts';
import { ACTOR_STAGES, actorOf, type FoundActor, PersonModel } from '../person/index.ts';
import { authenticateToken } from './api-tokens/authenticate-token.ts';
import { expiryOf } from './expiry.ts';
import { type SessionDoc, SessionModel } from './model.ts';

type Found = Pick<
  SessionDoc,
  '_id' | 'beganAt' | 'lastSeenAt' | 'expiresAt' | 'confirmedAt' | 'deviceId' | 'openedAt' | 'byLink'
> & { person: FoundActor };

/** A flood by one session waits for itself alone (LIMIT-10). */
const atSession = new KeyedPlaces({ places: 6, waiting: 600, retryAfter: 1, reason: 'too_busy' });

/**
 * The caller of an `Authorization` header, with the session or API token. One query checks session and person, so a
 * session ended in one process is ended in all; a manager's companies come along.
 * @throws AppError `unauthenticated` for a missing, malformed or expired token, and one whose session is over;
 * `unavailable` where too many requests of the session wait already
 */
export async function authenticate(header: string | undefined, services: Services): Promise<Authenticated> {
  const token = /^Bearer ([\w.-]+)$/i.exec(header ?? '')?.[1];
  if (token?.startsWith(API_TOKEN_PREFIX)) return authenticateToken(token, services);
  const now = services.clock.now();
  const claims = token && verifyToken(token, services.config.jwtSecret, now);
  if (!claims) throw unauthenticated();
  const leave = await atSession.take(claims.sessionId);
  const found = await findSession(claims, now).finally(leave);
  if (!found) throw unauthenticated();
  if (+now - +found.lastSeenAt >= SESSION_SEEN_EVERY_MS) {
    services.background.run('a session could not be renewed', services.log, () =>
      renew(found, now, services),
    );
  }
  const { _id: id, beganAt, expiresAt, confirmedAt, deviceId, openedAt = null, byLink = false } = found;
  const own = deviceId && { own: { openedAt, byLink } };
  const session = { id, version: claims.sessionVersion, beganAt, expiresAt, confirmedAt, ...own };
  const actor = actorOf(found.person);
  // A link from the manager signed this device in; the temporary password was never typed (SESSION-41).
  return { actor: deviceId ? { ...actor, mustChangePassword: false } : actor, session };
}

async function findSession(
  { sessionId, personId, sessionVersion }: TokenClaims,
  now: Date,
): Promise<Found | undefined> {
  const sessions = driverCollection(SessionModel).aggregate<Found>([
    {
      $match: {
        _id: new Types.ObjectId(sessionId),
        personId: new Types.ObjectId(personId),
        sessionVersion,
        expiresAt: { $gt: now },
      },
    },
    { $project: { sessionVersion: 0, device: 0, place: 0, storedAt: 0 } },
    {
      $lookup: {
        from: PersonModel.collection.name,
        localField: 'personId',
        foreignField: '_id',
        as: 'person',
        pipeline: [{ $match: { sessionVersion } }, ...ACTOR_STAGES],
      },
    },
    { $unwind: '$person' },
  ]);
  const [found] = await sessions.toArray();
  return found;
}

/** Stores the use of a session, which renews it (SESSION-34). A slow clock must not set the time back. */
async function renew({ _id, beganAt, deviceId }: Found, now: Date, { config }: Services): Promise<void> {
  await SessionModel.updateOne(
    { _id, lastSeenAt: { $lte: new Date(+now - SESSION_SEEN_EVERY_MS) } },
    {
      $set: {
        lastSeenAt: now,
        expiresAt: expiryOf({ beganAt, lastSeenAt: now, ...(deviceId && { deviceId }) }, config),
      },
    },
  );
}
