import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../http/call.ts';
import { pingDatabase } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { DEMO_ACCOUNTS } from '../demo/accounts.ts';

export const serviceHandlers: Handlers<typeof contract.service> = {
  health: async () => ({ status: 'ok' }),
  ready: async () => {
    if (await pingDatabase()) return { status: 'ok' };
    throw new AppError('unavailable', 'The database cannot be reached.');
  },
  demo: async (_call, { config }) => ({ accounts: config.demoData ? DEMO_ACCOUNTS : [] }),
};
