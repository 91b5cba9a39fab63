import { HOUR_MS, SESSION_LIFETIME_MS } from '@faena/shared/domain';
import type { Config } from '../../platform/config.ts';
import type { SessionDoc } from './model.ts';

/** The end of a session that is not used again (SESSION-34). */
export function expiryOf(
  { beganAt, lastSeenAt }: Pick<SessionDoc, 'beganAt' | 'lastSeenAt'>,
  { sessionIdleHours }: Pick<Config, 'sessionIdleHours'>,
): Date {
  return new Date(Math.min(+lastSeenAt + sessionIdleHours * HOUR_MS, +beganAt + SESSION_LIFETIME_MS));
}
