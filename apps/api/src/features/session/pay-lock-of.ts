import { MAX_PIN_ERRORS } from '@faena/shared/domain';
import type { PayLock } from '@faena/shared/schemas';
import type { CallingSession } from '../../kernel/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import { payOpenUntil } from '../../platform/pay-lock.ts';
import type { PersonDoc } from '../person/index.ts';

/** The lock of pay in a session; null where it is not on an own device (PIN-1). A spent PIN is none (PIN-3). */
export function payLockOf(
  session: CallingSession,
  person: Pick<PersonDoc, 'pin'> | null,
  clock: Clock,
): PayLock | null {
  if (!session.own) return null;
  const wrong = person?.pin?.wrong;
  return {
    until: payOpenUntil(session, clock)?.toISOString() ?? null,
    hasPin: wrong !== undefined && wrong < 2 * MAX_PIN_ERRORS,
  };
}
