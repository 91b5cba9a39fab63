import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import type { Services } from '../../platform/services.ts';
import { listFeeds, makeFeed, revokeFeed } from './own-feeds.ts';
import { readCalendar } from './read-calendar.ts';
import { readFeed } from './read-feed.ts';

export const calendarHandlers: Handlers<typeof contract.calendar, Services> = {
  read: ({ query, actor }, services) => readCalendar(query, actor, services),
};

export const calendarFeedHandlers: Handlers<typeof contract.calendarFeed, Services> = {
  list: (owner) => listFeeds(owner),
  make: ({ body, ...owner }, services) => makeFeed(body, owner, services),
  revoke: async ({ params, actor }) => {
    await revokeFeed(params.id, actor);
    return { message: 'Feed revoked.' };
  },
  read: ({ query }, services) => readFeed(query, services),
};
