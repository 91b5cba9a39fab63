import { HOUR_MS, OWN_DEVICE_SESSION_MS, SESSION_LIFETIME_MS } from '@faena/shared/domain';
import type { Config } from '../../platform/config.ts';
import type { SessionDoc } from './model.ts';

/** The end of a session that is not used again (SESSION-34); on an own device no pause ends it (SESSION-41). */
export function expiryOf(
  { beganAt, lastSeenAt, deviceId }: Pick<SessionDoc, 'beganAt' | 'lastSeenAt' | 'deviceId'>,
  { sessionIdleHours }: Pick<Config, 'sessionIdleHours'>,
): Date {
  if (deviceId) return new Date(+beganAt + OWN_DEVICE_SESSION_MS);
  return new Date(Math.min(+lastSeenAt + sessionIdleHours * HOUR_MS, +beganAt + SESSION_LIFETIME_MS));
}
