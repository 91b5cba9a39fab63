import { foldName } from '@faena/shared/domain';
import { type Credentials, Session } from '@faena/shared/schemas';
import { answer } from '../../kernel/answer.ts';
import { unauthenticated } from '../../kernel/errors.ts';
import { verifyPassword } from '../../platform/password.ts';
import { verifyWithinLimits } from '../../platform/rate-limit.ts';
import type { Services } from '../../platform/services.ts';
import { signToken } from '../../platform/token.ts';
import { PersonModel } from '../person/index.ts';

/**
 * Signs in. An unknown name and a wrong password are told apart neither by the answer nor by the time
 * it takes, and count alike towards the limits (SESSION-2, SESSION-3).
 * @throws AppError `unauthenticated`; `rate_limited`
 */
export async function login(
  { username, password }: Credentials,
  address: string,
  { clock, config, log }: Services,
): Promise<Session> {
  const usernameKey = foldName(username);
  const person = await PersonModel.findOne({ usernameKey }).select('+passwordHash').lean();
  const right = await verifyWithinLimits({ subject: `login:${usernameKey}`, address }, () =>
    verifyPassword(password, person?.passwordHash),
  );
  // The name only where it is somebody's: people type their passwords into the wrong field.
  const who = { user: person && String(person._id), address };
  if (!person || !right) {
    log.warn(who, 'sign-in failed');
    throw unauthenticated('credentials_wrong');
  }
  log.info(who, 'signed in');
  const { roleId, sessionVersion } = person;
  const personId = String(person._id);
  return answer(Session, {
    username: person.username,
    accessToken: signToken({ personId, roleId, sessionVersion }, config.jwtSecret, clock.now()),
    userId: personId,
    rol_id: roleId,
    ...(person.mustChangePassword && { mustChangePassword: true }),
  });
}
