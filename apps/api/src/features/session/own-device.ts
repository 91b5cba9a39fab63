import { OWN_DEVICE_SESSION_MS, SESSION_LIFETIME_MS } from '@faena/shared/domain';
import type { ClientSession, Types } from 'mongoose';
import type { CallingSession } from '../../kernel/actor.ts';
import type { Services } from '../../platform/services.ts';
import { signToken } from '../../platform/token.ts';
import { PersonModel } from '../person/index.ts';
import { expiryOf } from './expiry.ts';
import { SessionModel } from './model.ts';

/**
 * Extends the caller's session to the length of one on an own device (SESSION-41).
 * @returns its longer token; null for a session that has ended meanwhile
 */
export async function moveToOwnDevice(
  { id, version, beganAt }: CallingSession,
  { personId, deviceId }: { readonly personId: Types.ObjectId; readonly deviceId: Types.ObjectId },
  { clock, config }: Services,
  session: ClientSession,
): Promise<string | null> {
  const now = clock.now();
  const storedAt = new Date(Date.now() + OWN_DEVICE_SESSION_MS - SESSION_LIFETIME_MS);
  const own = { deviceId, expiresAt: expiryOf({ beganAt, lastSeenAt: now, deviceId }, config), storedAt };
  const { matchedCount } = await SessionModel.updateOne({ _id: id, personId }, { $set: own }, { session });
  const person = await PersonModel.findById(personId, { roleId: 1 }, { session }).lean();
  if (matchedCount === 0 || !person) return null;
  const claims = {
    personId: String(personId),
    sessionId: String(id),
    roleId: person.roleId,
    sessionVersion: version,
  };
  return signToken(claims, config.jwtSecret, now, OWN_DEVICE_SESSION_MS);
}

/** Ends the sessions on an own device. */
export async function endSessionsOn(deviceId: Types.ObjectId, session: ClientSession): Promise<void> {
  await SessionModel.deleteMany({ deviceId }, { session });
}
