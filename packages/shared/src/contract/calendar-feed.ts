import { MANAGERS_SELF, PUBLIC } from '../access/reach.ts';
import {
  CalendarFeed,
  CalendarFeedQuery,
  MadeCalendarFeed,
  NewCalendarFeed,
} from '../schemas/calendar-feed.ts';
import { Message } from '../schemas/primitives.ts';
import { WithId } from './answers.ts';
import { FILE_COST, list, route } from './route.ts';

/** Private addresses with which other programs read a calendar (CAL-17). */
export const calendarFeed = {
  list: route({
    method: 'GET',
    path: '/calendar/feeds',
    summary: 'The feeds of the caller, the latest first',
    access: MANAGERS_SELF,
    answer: list(CalendarFeed),
    sessionOnly: true,
  }),
  make: route({
    method: 'POST',
    path: '/calendar/feeds',
    summary: 'Make a feed, whose secret is told this once',
    access: MANAGERS_SELF,
    body: NewCalendarFeed,
    confirms: { by: 'sign-in' },
    answer: MadeCalendarFeed,
    status: [201],
    keyed: false,
    sessionOnly: true,
    errors: ['conflict', 'not_found'],
  }),
  revoke: route({
    method: 'DELETE',
    path: '/calendar/feeds/:id',
    summary: 'Revoke a feed of the caller; its address is good for nothing from then on',
    access: MANAGERS_SELF,
    params: WithId,
    answer: Message,
    sessionOnly: true,
    errors: ['not_found'],
  }),
  read: route({
    method: 'GET',
    path: '/calendar.ics',
    summary: 'The calendar of a feed as iCal, from 90 days ago to a year ahead',
    access: PUBLIC,
    query: CalendarFeedQuery,
    answer: { kind: 'download', mediaTypes: ['text/calendar'] },
    cost: FILE_COST,
    tagged: true,
    errors: ['not_found'],
  }),
};
