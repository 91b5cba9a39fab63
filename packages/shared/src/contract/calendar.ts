import { MANAGERS_SEEN } from '../access/reach.ts';
import { Calendar, CalendarQuery } from '../schemas/calendar.ts';
import { route } from './route.ts';

/** Things by day, for a manager. */
export const calendar = {
  read: route({
    method: 'GET',
    path: '/calendar',
    summary:
      'Tasks by due day, days of projects, closings, paydays and absences, over all that the caller sees',
    access: MANAGERS_SEEN,
    query: CalendarQuery,
    answer: Calendar,
  }),
};
