import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import type { Services } from '../../platform/services.ts';
import { listNews } from './list-news.ts';
import { seeNews } from './see-news.ts';

export const recordNewsHandlers: Handlers<typeof contract.recordNews, Services> = {
  list: ({ actor }) => listNews(actor),
  see: async ({ body, actor }) => {
    await seeNews(body, actor);
    return { message: 'Seen.' };
  },
};
