import type { RoleId } from '@faena/shared/access';
import { SESSION_IDLE_HOURS } from '@faena/shared/domain';
import type { Types } from 'mongoose';
import { beginSession } from '../../apps/api/src/features/session/begin-session.ts';
import { systemClock } from '../../apps/api/src/platform/clock.ts';

const ORIGIN = { address: '127.0.0.1', program: '' };

/** A session of somebody whose password nobody asks for: its token. */
export function signIn(_id: Types.ObjectId, roleId: RoleId, jwtSecret: string): Promise<string> {
  const config = { jwtSecret, sessionIdleHours: SESSION_IDLE_HOURS };
  return beginSession({ _id, roleId, sessionVersion: 0 }, ORIGIN, { clock: systemClock, config });
}
