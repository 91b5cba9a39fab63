import { applyBoardEvent } from '../domain/index.ts';
import type { TasksEvent } from '../schemas/index.ts';
import type { Command } from './command.ts';

/** Takes back the change that was made with this idempotency key (UNDO-1). */
export const undo: Command<string, TasksEvent> = {
  send: (client, key, options) => client.task.undo({ body: { key } }, options),
  // Only the server knows the former state.
  apply: (tasks) => tasks,
  confirm: (tasks, event) => applyBoardEvent(tasks, event),
};
