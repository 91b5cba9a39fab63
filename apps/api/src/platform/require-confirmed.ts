import type { Proof } from '@faena/shared/contract';
import { SESSION_CONFIRMED_MS } from '@faena/shared/domain';
import type { CallingSession } from '../kernel/actor.ts';
import { confirmationRequired } from '../kernel/errors.ts';
import type { Clock } from './clock.ts';

/**
 * Requires a proof of the last 5 minutes (SESSION-37), so that a stolen token cannot take over the account. An API
 * token has none.
 * @throws AppError `confirmation_required`
 */
export function requireProof(proof: Proof, calling: CallingSession | null, clock: Clock): void {
  if (!hasProof(proof, calling, clock)) throw confirmationRequired();
}

/** Tests whether the session has a recent confirmation by password; for `sign-in`, a recent sign-in counts too. */
export function hasProof(proof: Proof, calling: CallingSession | null, clock: Clock): boolean {
  const isRecent = (at: Date | null) => at !== null && +clock.now() - +at < SESSION_CONFIRMED_MS;
  if (!calling) return false;
  return isRecent(calling.confirmedAt) || (proof === 'sign-in' && isRecent(calling.beganAt));
}
