import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import { type BoardServices, followBoard, getBoard } from '../board/index.ts';
import { listMembers } from '../project/index.ts';
import { assignTask } from './assign-task.ts';
import { createTask } from './create-task.ts';
import { deleteTask } from './delete-task.ts';
import { listTasksOfPerson } from './list-tasks-of-person.ts';
import { reorderTasks } from './reorder-tasks.ts';
import { setTaskStatus } from './set-task-status.ts';
import { updateTask } from './update-task.ts';

export const taskHandlers: Handlers<typeof contract.task, BoardServices> = {
  board: ({ params, actor, page }, services) => getBoard(params.projectId, actor, page, services),
  live: ({ params, actor, session, listener }, services) =>
    followBoard(params.projectId, { actor, session }, listener, services),
  create: ({ body, actor }, services) => createTask(body, actor, services),
  update: ({ params, body, actor }, services) => updateTask(params.id, body, actor, services),
  setStatus: ({ params, body, actor }, services) => setTaskStatus(params.id, body.status, actor, services),
  reorder: ({ body, actor }, services) => reorderTasks(body, actor, services),
  assign: ({ params, body, actor }, services) => assignTask(params.id, body.userIds, actor, services),
  remove: ({ params, actor }, services) => deleteTask(params.id, actor, services),
  assignable: ({ params, actor }) => listMembers(params.projectId, actor),
  ofPerson: ({ params, actor, page }) => listTasksOfPerson(params.userId, actor, page),
};
