import type { AccountCaller } from '../../kernel/actor.ts';
import { unauthenticated } from '../../kernel/errors.ts';
import type { Services } from '../../platform/services.ts';
import { checkOwnPassword } from '../person/index.ts';
import { SessionModel } from './model.ts';

/**
 * Confirms the present session by the person's password (SESSION-37). Wrong ones count together with those of a
 * password change, so that a stolen token is no use for guessing.
 * @throws AppError `validation_failed` for a wrong password; `rate_limited`
 */
export async function confirm(
  password: string,
  { actor, session: { id }, address }: Omit<AccountCaller, 'language'>,
  services: Services,
): Promise<void> {
  const { sessionVersion } = await checkOwnPassword(password, { actor, address }, services, 'password');
  // The session may have ended while the password was checked.
  const { matchedCount } = await SessionModel.updateOne(
    { _id: id, sessionVersion },
    { $set: { confirmedAt: services.clock.now() } },
  );
  if (matchedCount === 0) throw unauthenticated();
}
