import { MANAGERS_AND_EMPLOYEES_SELF } from '../access/reach.ts';
import { Message } from '../schemas/primitives.ts';
import { NewTodoItem, Todo, TodoItem, TodoItemChanges, TodoMove } from '../schemas/todo.ts';
import { WithId } from './answers.ts';
import { route } from './route.ts';

/** The to-dos of one person. Own items are the caller's alone (TODO-3). */
export const todo = {
  read: route({
    method: 'GET',
    path: '/todo',
    summary: 'All that the caller has to do: own items and assigned tasks of all companies',
    access: MANAGERS_AND_EMPLOYEES_SELF,
    answer: Todo,
  }),
  add: route({
    method: 'POST',
    path: '/todo',
    summary: 'Add an own item',
    access: MANAGERS_AND_EMPLOYEES_SELF,
    body: NewTodoItem,
    answer: TodoItem,
    status: [201],
    errors: ['conflict'],
  }),
  move: route({
    method: 'PUT',
    path: '/todo/order',
    summary: 'Move an own item before another one, or to the end',
    access: MANAGERS_AND_EMPLOYEES_SELF,
    body: TodoMove,
    answer: TodoItem,
    errors: ['not_found'],
  }),
  change: route({
    method: 'PUT',
    path: '/todo/:id',
    summary: 'Change an open own item',
    access: MANAGERS_AND_EMPLOYEES_SELF,
    params: WithId,
    body: TodoItemChanges,
    answer: TodoItem,
    errors: ['not_found'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/todo/:id',
    summary: 'Delete an own item',
    access: MANAGERS_AND_EMPLOYEES_SELF,
    params: WithId,
    answer: Message,
    errors: ['not_found'],
  }),
  complete: route({
    method: 'POST',
    path: '/todo/:id/done',
    summary: 'Do an own item; a recurring one is followed by the next',
    access: MANAGERS_AND_EMPLOYEES_SELF,
    params: WithId,
    answer: TodoItem,
    errors: ['not_found'],
  }),
  reopen: route({
    method: 'POST',
    path: '/todo/:id/reopen',
    summary: 'Take back that an own item was done',
    access: MANAGERS_AND_EMPLOYEES_SELF,
    params: WithId,
    answer: TodoItem,
    errors: ['not_found', 'conflict'],
  }),
};
