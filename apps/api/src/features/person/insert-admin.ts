import { ROLES } from '@faena/shared/access';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import { hashPassword } from '../../platform/password.ts';
import { refuseWeakPassword } from '../../platform/weak-password.ts';
import { insertPerson } from './insert-person.ts';
import type { PersonDoc } from './model.ts';

export interface NewAdmin {
  readonly username: string;
  readonly password: string;
  /** The username, where none is given. */
  readonly fullname?: string;
  /** An address at the installation's own host, where none is given; it can be changed in the profile. */
  readonly email?: string;
}

/**
 * Creates an administrator, for those who run the installation.
 * @throws AppError `conflict` when the username or the e-mail address is taken
 */
export async function insertAdmin(
  { username, password, fullname, email }: NewAdmin,
  { clock, config }: { readonly clock: Clock; readonly config: Config },
): Promise<PersonDoc> {
  refuseWeakPassword(password, { username, fullname, email }, 'password', config);
  const host = config.publicUrl ? new URL(config.publicUrl).hostname : 'localhost';
  return insertPerson({
    username,
    fullname: fullname ?? username,
    email: email ?? `${username}@${host}`,
    roleId: ROLES.admin,
    passwordHash: await hashPassword(password, config),
    createdAt: clock.now(),
  });
}
