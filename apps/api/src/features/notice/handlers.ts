import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import { countUnread, listNotices } from './list-notices.ts';
import { getPreferences, setPreferences } from './preferences.ts';
import { readNotice, readNoticesUpTo } from './read-notices.ts';
import type { NoticeServices } from './services.ts';

export const noticeHandlers: Handlers<typeof contract.notice, NoticeServices> = {
  list: ({ query, actor }) => listNotices(query, actor),
  unread: ({ actor }) => countUnread(actor),
  live: ({ actor, session, listener }, { liveNotices }) => liveNotices.follow(actor.id, session, listener),
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
