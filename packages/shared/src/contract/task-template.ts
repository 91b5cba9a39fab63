import { OWNERS } from '../access/reach.ts';
import { Message } from '../schemas/primitives.ts';
import {
  NewTaskTemplate,
  TaskTemplate,
  TaskTemplateChanges,
  TemplateFilter,
  TemplateName,
} from '../schemas/task-template.ts';
import { WithId } from './answers.ts';
import { list, route } from './route.ts';

/** The templates of new tasks. */
export const taskTemplate = {
  list: route({
    method: 'GET',
    path: '/tasks/templates',
    summary: 'The task templates of a company, by name',
    access: OWNERS,
    query: TemplateFilter,
    answer: list(TaskTemplate),
  }),
  create: route({
    method: 'POST',
    path: '/tasks/templates',
    summary: 'Create a task template of a company',
    access: OWNERS,
    body: NewTaskTemplate,
    answer: TaskTemplate,
    status: [201],
    errors: ['not_found', 'conflict'],
  }),
  createFrom: route({
    method: 'POST',
    path: '/tasks/:id/template',
    summary: 'Create a task template of what a task has, for its company',
    access: OWNERS,
    params: WithId,
    body: TemplateName,
    answer: TaskTemplate,
    status: [201],
    errors: ['not_found', 'conflict'],
  }),
  change: route({
    method: 'PUT',
    path: '/tasks/templates/:id',
    summary: 'Change a task template; no task that was made with it changes',
    access: OWNERS,
    params: WithId,
    body: TaskTemplateChanges,
    answer: TaskTemplate,
    errors: ['not_found', 'conflict'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/tasks/templates/:id',
    summary: 'Delete a task template; tasks that were made with it stay',
    access: OWNERS,
    params: WithId,
    answer: Message,
    errors: ['not_found'],
  }),
};
