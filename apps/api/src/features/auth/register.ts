import { ROLES } from '@faena/shared/access';
import type { Registration, User } from '@faena/shared/schemas';
import { hashPassword } from '../../platform/password.ts';
import type { Services } from '../../platform/services.ts';
import { insertUser } from '../user/insert-user.ts';
import { readUser } from '../user/read-users.ts';

/**
 * Signs somebody up, always as a manager (contract, `POST /auth/register`).
 * @throws AppError `conflict` when the username or the e-mail address is taken
 */
export async function register(
  { username, fullname, email, password }: Registration,
  { clock }: Services,
): Promise<User> {
  const user = await insertUser({
    username,
    fullname,
    email,
    phone: '',
    roleId: ROLES.manager,
    passwordHash: await hashPassword(password),
    createdAt: clock.now(),
  });
  return readUser(user._id);
}
