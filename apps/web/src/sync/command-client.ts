import type { CommandClient } from '@faena/shared/commands';
import { archivedTask } from '@faena/shared/contract/archived-task';
import { checklist } from '@faena/shared/contract/checklist';
import { task } from '@faena/shared/contract/task';
import { taskComment } from '@faena/shared/contract/task-comment';
import { taskCover } from '@faena/shared/contract/task-cover';
import { taskLink } from '@faena/shared/contract/task-link';
import { ownClientOf } from '@/lib/client.ts';

/** The calls of a board, for all commands. */
export const commandClient: CommandClient = ownClientOf({
  archivedTask,
  checklist,
  task,
  taskComment,
  taskCover,
  taskLink,
});
