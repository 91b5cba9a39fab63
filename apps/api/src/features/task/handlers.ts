import type { contract } from '@faena/shared/contract';
import type { Actor } from '../../kernel/actor.ts';
import { type Handlers, madeTogether } from '../../kernel/call.ts';
import { type BoardServices, followBoard, getBoard, setEditedTask } from '../board/index.ts';
import { listMembers } from '../project/index.ts';
import type { Changer } from '../task-change/index.ts';
import { assignTask } from './assign-task.ts';
import { changeTasks } from './change-tasks.ts';
import { createTask } from './create-task.ts';
import { createTasks } from './create-tasks.ts';
import { deleteTask } from './delete-task.ts';
import { duplicateTask } from './duplicate-tasks.ts';
import { findCommented } from './find-commented.ts';
import { listArchived } from './list-archived.ts';
import { listHistory } from './list-history.ts';
import { listTasksOfPerson } from './list-tasks-of-person.ts';
import { moveTasks } from './move-tasks.ts';
import { removeArchived } from './remove-archived.ts';
import { reorderTasks } from './reorder-tasks.ts';
import { restoreTask } from './restore-task.ts';
import { searchTasks } from './search-tasks.ts';
import { setTaskStatus } from './set-task-status.ts';
import { undoChange } from './undo-change.ts';
import { updateTask } from './update-task.ts';

export const taskHandlers: Handlers<typeof contract.task, BoardServices> = {
  board: ({ params, actor, page, compact }, services) =>
    getBoard(params.projectId, actor, { page, compact }, services),
  live: ({ params, query, actor, session, listener }, services) =>
    followBoard({ ...params, tab: query.tab }, { actor, session }, listener, services),
  presence: ({ params, body, actor }) => setEditedTask(params.projectId, body, actor),
  create: madeTogether((call, services) => createTask(call.body, changerOf(call), services)),
  createMany: (call, services) => createTasks(call.body, changerOf(call), services),
  update: (call, services) => updateTask(call.params.id, call.body, changerOf(call), services),
  setStatus: (call, services) => setTaskStatus(call.params.id, call.body.status, changerOf(call), services),
  duplicate: (call, services) => duplicateTask(call.params.id, changerOf(call), services),
  reorder: (call, services) => reorderTasks(call.body, changerOf(call), services),
  batch: (call, services) => changeTasks(call.body, changerOf(call), services),
  move: (call, services) => moveTasks(call.body, changerOf(call), services),
  assign: (call, services) => assignTask(call.params.id, call.body.userIds, changerOf(call), services),
  remove: (call, services) => deleteTask(call.params.id, changerOf(call), services),
  undo: (call, services) => undoChange(call.body.key, changerOf(call), services),
  history: ({ params, query, actor }) => listHistory(params.id, query, actor),
  assignable: ({ params, actor }) => listMembers(params.projectId, actor),
  search: ({ query, actor }) => searchTasks(query.q, actor),
  commented: ({ params, query, actor }) => findCommented(params.projectId, query.q, actor),
  ofPerson: ({ params, actor, page }) => listTasksOfPerson(params.userId, actor, page),
};

export const archivedTaskHandlers: Handlers<typeof contract.archivedTask, BoardServices> = {
  list: ({ params, query, actor }) => listArchived(params.projectId, query, actor),
  restore: (call, services) => restoreTask(call.params.id, changerOf(call), services),
  remove: (call, services) => removeArchived(call.params.id, changerOf(call), services),
};

/** The author of a call that changes tasks, and its key. */
export function changerOf({ actor, changeKey }: { actor: Actor; changeKey: string | null }): Changer {
  return { actor, key: changeKey };
}
