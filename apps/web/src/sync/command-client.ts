import type { CommandClient } from '@faena/shared/commands';
import { client } from '@/lib/client.ts';

/** The calls of a board, for all commands. */
export const commandClient: CommandClient = {
  archivedTask: client.archivedTask,
  checklist: client.checklist,
  task: client.task,
  taskCover: client.taskCover,
  taskLink: client.taskLink,
};
