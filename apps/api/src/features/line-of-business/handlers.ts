import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import type { Services } from '../../platform/services.ts';
import { createLineOfBusiness } from './create-line-of-business.ts';
import { deleteLineOfBusiness } from './delete-line-of-business.ts';
import { listLinesOfBusiness } from './list-lines-of-business.ts';
import { renameLineOfBusiness } from './rename-line-of-business.ts';

export const lineOfBusinessHandlers: Handlers<typeof contract.lineOfBusiness, Services> = {
  all: () => listLinesOfBusiness(),
  create: async ({ body }) => ({
    message: 'Line of business created.',
    line_of_business: await createLineOfBusiness(body),
  }),
  rename: async ({ params, body }) => ({
    message: 'Line of business renamed.',
    line_of_business: await renameLineOfBusiness(params.id, body),
  }),
  remove: async ({ params }, services) => {
    await deleteLineOfBusiness(params.id, services);
    return { message: 'Line of business deleted.' };
  },
};
