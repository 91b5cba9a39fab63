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
  /** The username by default. */
  readonly fullname?: string;
  /** An address at the installation's own host by default; the profile can change it. */
  readonly email?: string;
}

/**
 * Creates an administrator, for the operators of an installation.
 * @throws AppError `conflict` for a taken username or e-mail address
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
