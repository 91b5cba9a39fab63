import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../http/call.ts';
import { listMembers } from '../project/list-members.ts';
import { assignTask } from './assign-task.ts';
import { createTask } from './create-task.ts';
import { deleteTask } from './delete-task.ts';
import { followBoard } from './follow-board.ts';
import { getBoard } from './get-board.ts';
import { listTasksOfUser } from './list-tasks-of-user.ts';
import { reorderTasks } from './reorder-tasks.ts';
import { setTaskStatus } from './set-task-status.ts';
import { updateTask } from './update-task.ts';

export const taskHandlers: Handlers<typeof contract.task> = {
  board: ({ params, actor, page }, services) => getBoard(params.projectId, actor, page, services),
  live: ({ params, actor, listener }, services) => followBoard(params.projectId, actor, listener, services),
  create: ({ body, actor }, services) => createTask(body, actor, services),
  update: ({ params, body, actor }, services) => updateTask(params.id, body, actor, services),
  setStatus: ({ params, body, actor }, services) => setTaskStatus(params.id, body.status, actor, services),
  reorder: ({ body, actor }, services) => reorderTasks(body, actor, services),
  assign: ({ params, body, actor }, services) => assignTask(params.id, body.userIds, actor, services),
  remove: ({ params, actor }, services) => deleteTask(params.id, actor, services),
  assignable: ({ params, actor }) => listMembers(params.projectId, actor),
  ofUser: ({ params, actor, page }) => listTasksOfUser(params.userId, actor, page),
};
