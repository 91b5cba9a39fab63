import type { RoleId } from '@faena/shared/access';
import { MAX_SESSIONS, OWN_DEVICE_SESSION_MS, SESSION_LIFETIME_MS } from '@faena/shared/domain';
import { type ClientSession, Types } from 'mongoose';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import { transaction } from '../../platform/database.ts';
import { prefixOf } from '../../platform/prefix-of.ts';
import { signToken } from '../../platform/token.ts';
import { deviceOf } from './device.ts';
import { expiryOf } from './expiry.ts';
import { type SessionDoc, SessionModel } from './model.ts';

/** The person at the time of the password check. */
interface SignedIn {
  readonly _id: Types.ObjectId;
  readonly roleId: RoleId;
  readonly sessionVersion: number;
}

/** The origin of a call. */
export interface Origin {
  readonly address: string;
  readonly program: string;
}

interface SessionServices {
  readonly clock: Clock;
  readonly config: Pick<Config, 'sessionIdleHours'> & { readonly jwtSecret: string };
}

/** A session that begins once it is stored. */
export interface NewSession {
  readonly token: string;
  /** Stores the session in one transaction with `alongside`, and returns its result. */
  store<T>(alongside: (session: ClientSession) => Promise<T>): Promise<T>;
}

/**
 * A new session (SESSION-33) and its token, which is valid once the session is stored; `deviceId` is the own device
 * that a manager's link signs in (MARK-20).
 */
export function newSession(
  { _id: personId, roleId, sessionVersion }: SignedIn,
  { address, program }: Origin,
  { clock, config }: SessionServices,
  deviceId?: Types.ObjectId,
): NewSession {
  const now = clock.now();
  const sessionId = new Types.ObjectId();
  const own = deviceId && { deviceId, byLink: true };
  const begun = {
    _id: sessionId,
    personId,
    sessionVersion,
    device: deviceOf(program),
    place: prefixOf(address),
    beganAt: now,
    lastSeenAt: now,
    expiresAt: expiryOf({ beganAt: now, lastSeenAt: now, ...own }, config),
    ...own,
    storedAt: new Date(Date.now() + (deviceId ? OWN_DEVICE_SESSION_MS - SESSION_LIFETIME_MS : 0)),
  };
  const claims = { personId: String(personId), sessionId: String(sessionId), roleId, sessionVersion };
  return {
    token: signToken(claims, config.jwtSecret, now, deviceId ? OWN_DEVICE_SESSION_MS : SESSION_LIFETIME_MS),
    store: async (alongside) => {
      const result = await transaction(async (session) => {
        await new SessionModel(begun).save({ session });
        return alongside(session);
      });
      await endBeyondBound(begun);
      return result;
    },
  };
}

/**
 * Ends the sessions above the limit, longest unused first (SESSION-38). Each sign-in checks after storing and before
 * answering, so the last of several concurrent ones sees them all.
 */
async function endBeyondBound({ _id, personId }: Pick<SessionDoc, '_id' | 'personId'>): Promise<void> {
  const others = { personId, _id: { $ne: _id } };
  const beyond = await SessionModel.find(others, { _id: 1 })
    .sort({ lastSeenAt: -1, _id: -1 })
    .skip(MAX_SESSIONS - 1)
    .lean();
  if (beyond.length === 0) return;
  await SessionModel.deleteMany({ _id: { $in: beyond.map((session) => session._id) } });
}
