import { ROLES } from '@faena/shared/access';
import { AppError } from '../../kernel/errors.ts';
import { ConfigError } from '../../platform/config.ts';
import type { Services } from '../../platform/services.ts';
import { insertAdmin } from './insert-admin.ts';
import { PersonModel } from './model.ts';

/** The setting of each field of the account. */
const SETTING_OF: Readonly<Record<string, string>> = {
  'body.email': 'ADMIN_EMAIL',
  'body.password': 'ADMIN_PASSWORD',
};

/**
 * Creates the configured administrator in an installation without one (START-9). Later starts change nothing, and one
 * of several concurrent starts creates it.
 * @throws ConfigError when name or address belong to a person who is no administrator, or the password is too easy
 */
export async function ensureFirstAdmin(services: Services): Promise<void> {
  const { firstAdmin } = services.config;
  if (!firstAdmin || (await anyAdmin())) return;
  try {
    const { username } = await insertAdmin(firstAdmin, services);
    services.log.info({ username }, 'created the first administrator');
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (await anyAdmin()) return;
    const setting = SETTING_OF[error.errors?.[0]?.path ?? ''] ?? 'ADMIN_USERNAME';
    throw new ConfigError(`${setting}: ${error.message}`);
  }
}

async function anyAdmin(): Promise<boolean> {
  return (await PersonModel.exists({ roleId: ROLES.admin })) !== null;
}
