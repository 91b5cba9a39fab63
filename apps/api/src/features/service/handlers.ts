import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import { AppError } from '../../kernel/errors.ts';
import { pingDatabase } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { DEMO_ACCOUNTS } from '../demo/index.ts';

export const serviceHandlers: Handlers<typeof contract.service, Services> = {
  health: async () => ({ status: 'ok' }),
  ready: async () => {
    if (await pingDatabase()) return { status: 'ok' };
    throw new AppError('unavailable', 'database_unreachable');
  },
  report: async ({ body, address }, { log }) => {
    for (const { type, body: report } of body)
      log.warn({ address, type, ...report }, 'a browser refused something');
    return { message: 'Reported.' };
  },
  demo: async (_call, { config }) => ({ accounts: config.demoData ? DEMO_ACCOUNTS : [] }),
};
