import { OWNERS, PROJECT_READERS } from '../access/reach.ts';
import { ItemPlace, ItemTextChange, ItemTick, NewItems } from '../schemas/checklist.ts';
import { Id } from '../schemas/primitives.ts';
import { TaskChecklist } from '../schemas/task-part.ts';
import { WithId } from './answers.ts';
import { route } from './route.ts';

const WithItem = WithId.extend({ itemId: Id });

/** The checklist of a task. */
export const checklist = {
  read: route({
    method: 'GET',
    path: '/tasks/:id/checklist',
    summary: 'A task with the items of its checklist',
    access: PROJECT_READERS,
    params: WithId,
    answer: TaskChecklist,
    errors: ['not_found'],
  }),
  add: route({
    method: 'POST',
    path: '/tasks/:id/checklist',
    summary: 'Add items at the end of a checklist',
    access: OWNERS,
    takesChangeKey: true,
    params: WithId,
    body: NewItems,
    answer: TaskChecklist,
    status: [201],
    errors: ['not_found', 'conflict'],
  }),
  setText: route({
    method: 'PUT',
    path: '/tasks/:id/checklist/:itemId',
    summary: 'Change the text of an item',
    access: OWNERS,
    takesChangeKey: true,
    params: WithItem,
    body: ItemTextChange,
    answer: TaskChecklist,
    errors: ['not_found'],
  }),
  tick: route({
    method: 'PUT',
    path: '/tasks/:id/checklist/:itemId/done',
    summary: 'Say whether an item is done',
    access: PROJECT_READERS,
    takesChangeKey: true,
    params: WithItem,
    body: ItemTick,
    answer: TaskChecklist,
    errors: ['not_found'],
  }),
  move: route({
    method: 'PUT',
    path: '/tasks/:id/checklist/:itemId/place',
    summary: 'Move an item to an order of its checklist',
    access: OWNERS,
    takesChangeKey: true,
    params: WithItem,
    body: ItemPlace,
    answer: TaskChecklist,
    errors: ['not_found'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/tasks/:id/checklist/:itemId',
    summary: 'Remove an item from a checklist',
    access: OWNERS,
    takesChangeKey: true,
    params: WithItem,
    answer: TaskChecklist,
    errors: ['not_found'],
  }),
};
