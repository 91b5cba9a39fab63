import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import type { Services } from '../../platform/services.ts';
import { addItem } from './add-item.ts';
import { changeItem } from './change-item.ts';
import { completeItem } from './complete-item.ts';
import { moveItem } from './move-item.ts';
import { readTodo } from './read-todo.ts';
import { removeItem } from './remove-item.ts';
import { reopenItem } from './reopen-item.ts';

export const todoHandlers: Handlers<typeof contract.todo, Services> = {
  read: ({ actor }, services) => readTodo(actor, services),
  add: ({ body, actor }) => addItem(body, actor),
  move: ({ body, actor }) => moveItem(body, actor),
  change: ({ params, body, actor }) => changeItem(params.id, body, actor),
  remove: async ({ params, actor }) => {
    await removeItem(params.id, actor);
    return { message: 'To-do deleted.' };
  },
  complete: ({ params, actor }, services) => completeItem(params.id, actor, services),
  reopen: ({ params, actor }) => reopenItem(params.id, actor),
};
