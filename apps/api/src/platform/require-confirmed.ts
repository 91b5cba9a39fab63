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
  if (!confirmedAt || +clock.now() - +confirmedAt >= SESSION_CONFIRMED_MS) throw confirmationRequired();
}
