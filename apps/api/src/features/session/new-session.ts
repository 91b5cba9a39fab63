import type { RoleId } from '@faena/shared/access';
import { Types } from 'mongoose';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import { signToken } from '../../platform/token.ts';
import { deviceOf } from './device.ts';
import { expiryOf } from './expiry.ts';
import { SessionModel } from './model.ts';
import { prefixOf } from './prefix-of.ts';

/** Whose password was checked, as they were then. */
interface SignedIn {
  readonly _id: Types.ObjectId;
  readonly roleId: RoleId;
  readonly sessionVersion: number;
}

/** Where a call comes from. */
export interface Origin {
  readonly address: string;
  readonly program: string;
}

/** What is needed of the services. */
interface Given {
  readonly clock: Clock;
  readonly config: Pick<Config, 'sessionIdleHours'> & { readonly jwtSecret: string };
}

/** A session that begins once it is stored. */
export interface NewSession {
  readonly token: string;
  store(): Promise<void>;
}

/** A session of somebody (SESSION-33) with its token, which is good once the session is stored. */
export function newSession(
  { _id: personId, roleId, sessionVersion }: SignedIn,
  { address, program }: Origin,
  { clock, config }: Given,
): NewSession {
  const now = clock.now();
  const sessionId = new Types.ObjectId();
  const begun = new SessionModel({
    _id: sessionId,
    personId,
    sessionVersion,
    device: deviceOf(program),
    place: prefixOf(address),
    beganAt: now,
    lastSeenAt: now,
    expiresAt: expiryOf({ beganAt: now, lastSeenAt: now }, config),
    storedAt: new Date(),
  });
  const claims = { personId: String(personId), sessionId: String(sessionId), roleId, sessionVersion };
  return {
    token: signToken(claims, config.jwtSecret, now),
    store: async () => {
      await begun.save();
    },
  };
}
