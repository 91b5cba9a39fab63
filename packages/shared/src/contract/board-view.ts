import { PROJECT_READERS } from '../access/reach.ts';
import { BoardViews, BoardViewsChange } from '../schemas/board-view.ts';
import { WithProjectId } from './answers.ts';
import { route } from './route.ts';

/** The views of a board that a person keeps for themselves. */
export const boardView = {
  list: route({
    method: 'GET',
    path: '/tasks/project/:projectId/views',
    summary: 'The views of a board that the caller saved',
    access: PROJECT_READERS,
    params: WithProjectId,
    answer: BoardViews,
    errors: ['not_found'],
  }),
  save: route({
    method: 'PUT',
    path: '/tasks/project/:projectId/views',
    summary: 'Save the caller’s views of a board, all of them',
    access: PROJECT_READERS,
    params: WithProjectId,
    body: BoardViewsChange,
    answer: BoardViews,
    errors: ['not_found', 'conflict'],
  }),
};
