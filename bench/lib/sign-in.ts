import type { RoleId } from '@faena/shared/access';
import { SESSION_IDLE_HOURS } from '@faena/shared/domain';
import type { Types } from 'mongoose';
import { newSession } from '../../apps/api/src/features/session/new-session.ts';
import { systemClock } from '../../apps/api/src/platform/clock.ts';

const ORIGIN = { address: '127.0.0.1', program: '' };

/** A session of somebody whose password nobody asks for: its token. */
export async function signIn(_id: Types.ObjectId, roleId: RoleId, jwtSecret: string): Promise<string> {
  const config = { jwtSecret, sessionIdleHours: SESSION_IDLE_HOURS };
  const session = newSession({ _id, roleId, sessionVersion: 0 }, ORIGIN, { clock: systemClock, config });
  await session.store(() => Promise.resolve());
  return session.token;
}
