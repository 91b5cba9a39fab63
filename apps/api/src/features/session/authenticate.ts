import { SESSION_SEEN_EVERY_MS } from '@faena/shared/domain';
import { Types } from 'mongoose';
import type { Authenticated } from '../../kernel/actor.ts';
import { unauthenticated } from '../../kernel/errors.ts';
import type { Services } from '../../platform/services.ts';
import { type TokenClaims, verifyToken } from '../../platform/token.ts';
import { ACTOR_STAGES, actorOf, type FoundActor, PersonModel } from '../person/index.ts';
import { expiryOf } from './expiry.ts';
import { type SessionDoc, SessionModel } from './model.ts';

type Found = Pick<SessionDoc, '_id' | 'beganAt' | 'lastSeenAt' | 'expiresAt' | 'confirmedAt'> & {
  person: FoundActor;
};

/**
 * Who calls with an `Authorization` header, and in which session. That the session goes on is part of the one query
 * for both, so a session ended in one process has ended in all; a manager's companies come along.
 * @throws AppError `unauthenticated` for a missing, malformed or expired token, and one whose session is over
 */
export async function authenticate(header: string | undefined, services: Services): Promise<Authenticated> {
  const token = /^Bearer ([\w.-]+)$/i.exec(header ?? '')?.[1];
  const now = services.clock.now();
  const claims = token && verifyToken(token, services.config.jwtSecret, now);
  if (!claims) throw unauthenticated();
  const found = await findSession(claims, now);
  if (!found) throw unauthenticated();
  if (+now - +found.lastSeenAt >= SESSION_SEEN_EVERY_MS) {
    services.background.run('a session could not be renewed', () => renew(found, now, services));
  }
  const { _id: id, expiresAt, confirmedAt } = found;
  return { actor: actorOf(found.person), session: { id, expiresAt, confirmedAt } };
}

async function findSession(
  { sessionId, personId, sessionVersion }: TokenClaims,
  now: Date,
): Promise<Found | undefined> {
  const [found] = await SessionModel.aggregate<Found>([
    {
      $match: {
        _id: new Types.ObjectId(sessionId),
        personId: new Types.ObjectId(personId),
        sessionVersion,
        expiresAt: { $gt: now },
      },
    },
    { $project: { beganAt: 1, lastSeenAt: 1, expiresAt: 1, confirmedAt: 1, personId: 1 } },
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
  return found;
}

/** Notes that a session is used, which renews it (SESSION-34). A clock that is slow takes nothing back. */
async function renew({ _id, beganAt }: Found, now: Date, { config }: Services): Promise<void> {
  await SessionModel.updateOne(
    { _id, lastSeenAt: { $lte: new Date(+now - SESSION_SEEN_EVERY_MS) } },
    { $set: { lastSeenAt: now, expiresAt: expiryOf({ beganAt, lastSeenAt: now }, config) } },
  );
}
