import { ROLES } from '@faena/shared/access';
import type { Config } from '../../platform/config.ts';
import { hashPassword } from '../../platform/password.ts';
import type { Services } from '../../platform/services.ts';
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

/** A program that only installs has no mail server. */
type InstallerServices = Pick<Services, 'clock' | 'mailer'> & { readonly config: Config };

/**
 * Creates an administrator, for the operators of an installation.
 * @throws AppError `conflict` for a taken username or e-mail address
 */
export async function insertAdmin(
  { username, password, fullname, email }: NewAdmin,
  services: InstallerServices,
): Promise<PersonDoc> {
  const { clock, config } = services;
  refuseWeakPassword(password, { username, fullname, email }, 'password', config);
  const host = config.publicUrl ? new URL(config.publicUrl).hostname : 'localhost';
  const account = {
    username,
    fullname: fullname ?? username,
    email: email ?? `${username}@${host}`,
    roleId: ROLES.admin,
    passwordHash: await hashPassword(password, config),
    createdAt: clock.now(),
  };
  return insertPerson(account, services);
}
