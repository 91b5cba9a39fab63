import { ROLES } from '@faena/shared/access';
import type { Person, Registration } from '@faena/shared/schemas';
import { transaction } from '../../platform/database.ts';
import { hashPassword } from '../../platform/password.ts';
import { countRegistration } from '../../platform/rate-limit.ts';
import type { Services } from '../../platform/services.ts';
import { insertPerson, readPerson } from '../person/index.ts';

/**
 * Signs somebody up, always as a manager (SESSION-25). In production 100 times an address
 * in 15 minutes: each costs a hash, and leaves an account.
 * @throws AppError `conflict` when the username or the e-mail address is taken; `rate_limited`
 */
export async function register(
  { username, fullname, email, password }: Registration,
  address: string,
  { clock, config }: Services,
): Promise<Person> {
  if (config.production) await countRegistration(address);
  const account = {
    username,
    fullname,
    email,
    roleId: ROLES.manager,
    passwordHash: await hashPassword(password),
    createdAt: clock.now(),
  };
  return transaction(async (session) => {
    const { _id, createdAt } = await insertPerson(account, session);
    return readPerson(_id, createdAt, session);
  });
}
