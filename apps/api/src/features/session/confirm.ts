import type { Actor, CallingSession } from '../../kernel/actor.ts';
import { invalid, unauthenticated } from '../../kernel/errors.ts';
import { verifyWithinLimits } from '../../platform/guesses.ts';
import { verifyPassword } from '../../platform/password.ts';
import type { Services } from '../../platform/services.ts';
import { PersonModel } from '../person/index.ts';
import { SessionModel } from './model.ts';

/** Who confirms, in which session, and from where. */
interface Caller {
  readonly actor: Actor;
  readonly session: CallingSession;
  readonly address: string;
}

/**
 * Confirms the session that calls, whose person says their password again (SESSION-37). Wrong ones are limited together
 * with those of a change of the password: a stolen token is of no use for guessing.
 * @throws AppError `validation_failed` for a wrong password; `rate_limited`
 */
export async function confirm(
  password: string,
  { actor, session: { id }, address }: Caller,
  { clock, log }: Services,
): Promise<void> {
  const person = await PersonModel.findById(actor.id).select('+passwordHash').lean();
  if (!person) throw unauthenticated();
  const verdict = await verifyWithinLimits({ subject: `password:${actor.id}`, address }, async () =>
    (await verifyPassword(password, person.passwordHash)) ? 'right' : 'wrong',
  );
  if (verdict !== 'right') {
    log.warn({ user: String(actor.id), address }, 'confirmation with a wrong password');
    throw invalid('body.password', 'current_password_wrong');
  }
  // Not one that ended while the password was looked at, be it with the password itself.
  const { sessionVersion } = person;
  const { matchedCount } = await SessionModel.updateOne(
    { _id: id, sessionVersion },
    { $set: { confirmedAt: clock.now() } },
  );
  if (matchedCount === 0) throw unauthenticated();
}
