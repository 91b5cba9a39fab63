import { ROLES } from '@faena/shared/access';
import type { Person, Registration } from '@faena/shared/schemas';
import { AppError } from '../../kernel/errors.ts';
import { transaction } from '../../platform/database.ts';
import { hashPassword } from '../../platform/password.ts';
import { countRegistration } from '../../platform/rate-limit.ts';
import type { Services } from '../../platform/services.ts';
import { insertPerson, readPerson } from '../person/index.ts';

/**
 * Signs somebody up, always as a manager (SESSION-25), where anybody may (INVITE-1). So many times an address in 15 minutes:
 * each costs a hash, and leaves an account.
 * @throws AppError `forbidden` where not anybody may; `conflict` when the username or the e-mail address is taken;
 * `rate_limited`
 */
export async function register(
  { username, fullname, email, password }: Registration,
  address: string,
  { clock, config }: Services,
): Promise<Person> {
  if (config.registration !== 'open') throw new AppError('forbidden', `registration_${config.registration}`);
  await countRegistration(address, config.signUpsPerAddress);
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
