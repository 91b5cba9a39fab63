import { ROLES } from '@faena/shared/access';
import { AppError } from '../../kernel/errors.ts';
import { ConfigError } from '../../platform/config.ts';
import type { Services } from '../../platform/services.ts';
import { insertAdmin } from './insert-admin.ts';
import { PersonModel } from './model.ts';

/**
 * Creates the configured administrator where there is none at all (START-9). Later starts
 * change nothing, and of processes that start at once one creates it.
 * @throws ConfigError when the name is that of somebody who is no administrator
 */
export async function ensureFirstAdmin(services: Services): Promise<void> {
  const { firstAdmin } = services.config;
  if (!firstAdmin || (await anyAdmin())) return;
  try {
    const { username } = await insertAdmin(firstAdmin, services);
    services.log.info({ username }, 'created the first administrator');
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (!(await anyAdmin())) throw new ConfigError(`ADMIN_USERNAME: ${error.message}`);
  }
}

async function anyAdmin(): Promise<boolean> {
  return (await PersonModel.exists({ roleId: ROLES.admin })) !== null;
}
