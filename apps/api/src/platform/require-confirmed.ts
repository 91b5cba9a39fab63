import { SESSION_CONFIRMED_MS } from '@faena/shared/domain';
import type { CallingSession } from '../kernel/actor.ts';
import { confirmationRequired } from '../kernel/errors.ts';
import type { Clock } from './clock.ts';

/**
 * Lets on who has said their password in this session within the last 5 minutes (SESSION-37), so that a stolen token
 * does not become the account.
 * @throws AppError `confirmation_required`
 */
export function requireConfirmed({ confirmedAt }: CallingSession, clock: Clock): void {
  if (!isRecent(confirmedAt, clock)) throw confirmationRequired();
}

/**
 * The same for managers' acts on employees' accounts: a sign-in within the last 5 minutes also counts.
 * @throws AppError `confirmation_required`
 */
export function requirePasswordSaid(calling: CallingSession | null, clock: Clock): void {
  if (calling && (isRecent(calling.beganAt, clock) || isRecent(calling.confirmedAt, clock))) return;
  throw confirmationRequired();
}

const isRecent = (at: Date | null, clock: Clock) => at !== null && +clock.now() - +at < SESSION_CONFIRMED_MS;
