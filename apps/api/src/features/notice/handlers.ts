import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import type { Services } from '../../platform/services.ts';
import { countUnread, listNotices } from './list-notices.ts';
import { getPreferences, setPreferences } from './preferences.ts';
import { readNotice, readNoticesUpTo } from './read-notices.ts';

export const noticeHandlers: Handlers<typeof contract.notice, Services> = {
  list: ({ query, actor }) => listNotices(query, actor),
  unread: ({ actor }) => countUnread(actor),
  read: async ({ params, actor }) => {
    await readNotice(params.id, actor);
    return { message: 'Read.' };
  },
  readAll: async ({ body, actor }) => {
    await readNoticesUpTo(body, actor);
    return { message: 'Read.' };
  },
  preferences: ({ actor }, services) => getPreferences(actor, services),
  prefer: ({ body, actor }, services) => setPreferences(body, actor, services),
};
