import { EMPLOYEE_AND_OWNERS, OWNERS, PROJECT_READERS } from '../access/reach.ts';
import { BoardEvent } from '../schemas/board-event.ts';
import { PersonCard } from '../schemas/person.ts';
import { Message } from '../schemas/primitives.ts';
import { Assignment, NewTask, Reorder, StatusChange, Task, TaskChanges } from '../schemas/task.ts';
import { WithId, WithProjectId, WithUserId } from './answers.ts';
import { events, list, route } from './route.ts';

/** The board. */
export const task = {
  board: route({
    method: 'GET',
    path: '/tasks/project/:projectId',
    summary: 'The tasks of a project by column, each in its order',
    access: PROJECT_READERS,
    params: WithProjectId,
    answer: list(Task),
    errors: ['not_found'],
  }),
  live: route({
    method: 'GET',
    path: '/tasks/project/:projectId/live',
    summary: 'What changes on the board of a project, as it happens',
    access: PROJECT_READERS,
    params: WithProjectId,
    answer: events(BoardEvent),
    errors: ['not_found'],
  }),
  create: route({
    method: 'POST',
    path: '/tasks',
    summary: 'Create a task at the end of its column',
    access: OWNERS,
    body: NewTask,
    answer: Task,
    status: [201],
    errors: ['not_found'],
  }),
  update: route({
    method: 'PUT',
    path: '/tasks/:id',
    summary: 'Change a task',
    access: OWNERS,
    params: WithId,
    body: TaskChanges,
    answer: Task,
    errors: ['not_found'],
  }),
  setStatus: route({
    method: 'PUT',
    path: '/tasks/:id/status',
    summary: 'Move a task to the end of another column',
    access: PROJECT_READERS,
    params: WithId,
    body: StatusChange,
    answer: Task,
    errors: ['not_found'],
  }),
  reorder: route({
    method: 'PUT',
    path: '/tasks/reorder',
    summary: 'Order tasks of one project, all or nothing; answers the columns concerned',
    access: PROJECT_READERS,
    body: Reorder,
    answer: Task.array(),
    errors: ['not_found'],
  }),
  assign: route({
    method: 'PUT',
    path: '/tasks/:id/assign',
    summary: 'Replace the assignees of a task',
    access: OWNERS,
    params: WithId,
    body: Assignment,
    answer: Task,
    errors: ['not_found'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/tasks/:id',
    summary: 'Delete a task and close its gap',
    access: OWNERS,
    params: WithId,
    answer: Message,
    errors: ['not_found'],
  }),
  assignable: route({
    method: 'GET',
    path: '/tasks/users/available/:projectId',
    summary: 'The people a task of the project can be assigned to: its members',
    access: PROJECT_READERS,
    params: WithProjectId,
    answer: list(PersonCard),
    errors: ['not_found'],
  }),
  ofPerson: route({
    method: 'GET',
    path: '/tasks/user/:userId',
    summary: 'The tasks assigned to a person in projects the caller may see',
    access: EMPLOYEE_AND_OWNERS,
    params: WithUserId,
    answer: list(Task),
    errors: ['not_found'],
  }),
};
