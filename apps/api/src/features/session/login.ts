import { foldName } from '@faena/shared/domain';
import { type Credentials, Session } from '@faena/shared/schemas';
import { answer } from '../../kernel/answer.ts';
import { unauthenticated } from '../../kernel/errors.ts';
import { verifyPassword } from '../../platform/password.ts';
import { guess } from '../../platform/rate-limit.ts';
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
  const user = await PersonModel.findOne({ usernameKey }).select('+passwordHash').lean();
  const right = await guess({ subject: `login:${usernameKey}`, address }, () =>
    verifyPassword(password, user?.passwordHash),
  );
  // The name only where it is somebody's: people type their passwords into the wrong field.
  const who = { user: user && String(user._id), address };
  if (!user || !right) {
    log.warn(who, 'sign-in failed');
    throw unauthenticated('credentials_wrong');
  }
  log.info(who, 'signed in');
  const { roleId, sessionVersion } = user;
  const userId = String(user._id);
  return answer(Session, {
    username: user.username,
    accessToken: signToken({ userId, rolId: roleId, sessionVersion }, config.jwtSecret, clock.now()),
    userId,
    rol_id: roleId,
    ...(user.mustChangePassword && { mustChangePassword: true }),
  });
}
