import { ROLES } from '@faena/shared/access';
import type { Language } from '@faena/shared/language';
import type { Person, Registration } from '@faena/shared/schemas';
import { AppError } from '../../kernel/errors.ts';
import { transaction } from '../../platform/database.ts';
import { hashPassword } from '../../platform/password.ts';
import { countRegistration } from '../../platform/rate-limit.ts';
import type { Services } from '../../platform/services.ts';
import { refuseWeakPassword } from '../../platform/weak-password.ts';
import { noteAccountMail } from '../account-mail/index.ts';
import { recordActs } from '../audit/index.ts';
import { insertPerson, readPerson } from '../person/index.ts';

/**
 * Signs somebody up, always as a manager (SESSION-25), where anybody may (INVITE-1), and sends a link that verifies the
 * address (EMAIL-1). So many times an address in 15 minutes: each costs a hash, and leaves an account.
 * @throws AppError `forbidden` where not anybody may; `conflict` when the username or the e-mail address is taken;
 * `rate_limited`
 */
export async function register(
  { username, fullname, email, password }: Registration,
  { address, language }: { readonly address: string; readonly language: Language },
  services: Services,
): Promise<Person> {
  const { clock, config } = services;
  if (config.registration !== 'open') throw new AppError('forbidden', `registration_${config.registration}`);
  await countRegistration(address, config.signUpsPerAddress);
  refuseWeakPassword(password, { username, fullname, email }, 'password', config);
  const account = {
    username,
    fullname,
    email,
    roleId: ROLES.manager,
    passwordHash: await hashPassword(password, config),
    createdAt: clock.now(),
  };
  return transaction(async (session) => {
    const person = await insertPerson(account, services, session);
    await noteAccountMail('verify-address', person, { language, services }, session);
    await recordActs([{ action: 'signed-up', about: person, by: person }], session);
    return readPerson(person._id, person.createdAt, session);
  });
}
