import { Types } from 'mongoose';
import type { Authenticated } from '../../kernel/actor.ts';
import { unauthenticated } from '../../kernel/errors.ts';
import type { Services } from '../../platform/services.ts';
import { verifyToken } from '../../platform/token.ts';
import { findActor } from '../person/index.ts';

/**
 * The session behind an `Authorization` header. The session version is part of the query, so a
 * session ended in one process has ended in all; a manager's companies come along.
 * @throws AppError `unauthenticated` for a missing, malformed, expired or revoked token
 */
export async function authenticate(header: string | undefined, services: Services): Promise<Authenticated> {
  const token = /^Bearer ([\w.-]+)$/i.exec(header ?? '')?.[1];
  const claims = token && verifyToken(token, services.config.jwtSecret, services.clock.now());
  if (!claims) throw unauthenticated();
  const actor = await findActor({
    _id: new Types.ObjectId(claims.personId),
    sessionVersion: claims.sessionVersion,
  });
  if (!actor) throw unauthenticated();
  return { actor, expiresAt: claims.expiresAt };
}
