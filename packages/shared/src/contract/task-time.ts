import { PROJECT_READERS } from '../access/reach.ts';
import { BoardTime, TaskTime } from '../schemas/task-time.ts';
import { WithId, WithProjectId } from './answers.ts';
import { route } from './route.ts';

/** The time tracked on a task (PANEL-12), and on those of a board (PANEL-15). */
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
  ofBoard: route({
    method: 'GET',
    path: '/tasks/project/:projectId/time',
    summary: 'The time that records name each task of a board for, with its cost for owners of the company',
    access: PROJECT_READERS,
    pay: 'withheld',
    params: WithProjectId,
    answer: BoardTime,
    errors: ['not_found'],
  }),
};
