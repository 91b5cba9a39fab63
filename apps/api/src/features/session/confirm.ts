import type { AccountCaller } from '../../kernel/actor.ts';
import { unauthenticated } from '../../kernel/errors.ts';
import type { Services } from '../../platform/services.ts';
import { checkOwnPassword } from '../person/index.ts';
import { SessionModel } from './model.ts';

/**
 * Confirms the session that calls, whose person says their password again (SESSION-37). Wrong ones are limited together
 * with those of a change of the password: a stolen token is of no use for guessing.
 * @throws AppError `validation_failed` for a wrong password; `rate_limited`
 */
export async function confirm(
  password: string,
  { actor, session: { id }, address }: Omit<AccountCaller, 'language'>,
  services: Services,
): Promise<void> {
  const { sessionVersion } = await checkOwnPassword(password, { actor, address }, services, 'password');
  // Not one that ended while the password was looked at, be it with the password itself.
  const { matchedCount } = await SessionModel.updateOne(
    { _id: id, sessionVersion },
    { $set: { confirmedAt: services.clock.now() } },
  );
  if (matchedCount === 0) throw unauthenticated();
}
