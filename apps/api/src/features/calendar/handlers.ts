import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import type { Services } from '../../platform/services.ts';
import { readCalendar } from './read-calendar.ts';

export const calendarHandlers: Handlers<typeof contract.calendar, Services> = {
  read: ({ query, actor }, services) => readCalendar(query, actor, services),
};
