import { PROJECT_READERS } from '../access/reach.ts';
import { TaskTime } from '../schemas/task-time.ts';
import { WithId } from './answers.ts';
import { route } from './route.ts';

/** The time tracked on a task (PANEL-12). */
export const taskTime = {
  read: route({
    method: 'GET',
    path: '/tasks/:id/time',
    summary: 'The time that records name a task for, with its cost for owners of the company',
    access: PROJECT_READERS,
    pay: 'withheld',
    params: WithId,
    answer: TaskTime,
    errors: ['not_found'],
  }),
};
