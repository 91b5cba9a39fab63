import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../../kernel/call.ts';
import type { Services } from '../../../platform/services.ts';
import { downloadArchive } from './download-archive.ts';
import { finishPurge } from './finish-purge.ts';
import { listArchives } from './list-archives.ts';
import { purgeArchive } from './purge-archive.ts';

export const archiveHandlers: Handlers<typeof contract.archive, Services> = {
  list: ({ query, page }) => listArchives(query, page),
  download: ({ params }, services) => downloadArchive(params.companyId, services),
  purge: async ({ params, body }) => {
    const companyId = await purgeArchive(params.companyId, body);
    await finishPurge(companyId);
    return { message: 'Archive deleted.' };
  },
};
