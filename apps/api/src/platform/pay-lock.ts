import { PAY_OPEN_MS } from '@faena/shared/domain';
import type { CallingSession } from '../kernel/actor.ts';
import { presentCaller } from './caller.ts';
import type { Clock } from './clock.ts';

/**
 * The end of the time in which a session on an own device sees pay, and null once it is over. It is 15 minutes after the
 * sign-in, the last password or the last PIN (PIN-1).
 */
export function payOpenUntil(
  { beganAt, confirmedAt, own }: Pick<CallingSession, 'beganAt' | 'confirmedAt' | 'own'>,
  clock: Clock,
): Date | null {
  const proofs = [beganAt, confirmedAt, own?.openedAt ?? null].map((at) => (at ? +at : 0));
  const until = Math.max(...proofs) + PAY_OPEN_MS;
  return until > +clock.now() ? new Date(until) : null;
}

/** Tests whether the lock of an own device closes pay; it closes none elsewhere. */
export function isPayClosed(session: CallingSession | null, clock: Clock): boolean {
  return Boolean(session?.own && !payOpenUntil(session, clock));
}

/** Tests whether answers to the present caller have to leave out amounts (PIN-1). */
export function withholdsPay(): boolean {
  const caller = presentCaller();
  return caller !== undefined && isPayClosed(caller.session, caller.services.clock);
}
