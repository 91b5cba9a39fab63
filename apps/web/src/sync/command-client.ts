import type { CommandClient } from '@faena/shared/commands';
import { archivedTask } from '@faena/shared/contract/archived-task';
import { checklist } from '@faena/shared/contract/checklist';
import { task } from '@faena/shared/contract/task';
import { taskCover } from '@faena/shared/contract/task-cover';
import { taskLink } from '@faena/shared/contract/task-link';
import { ownClientOf } from '@/lib/client.ts';

const calls: Partial<CommandClient> = ownClientOf({ archivedTask, checklist, task, taskCover, taskLink });

/** Adds calls of commands whose code loads later. */
export function addCalls(more: Partial<CommandClient>): void {
  Object.assign(calls, more);
}

/** The calls of a board, for all commands that are known. */
export const commandClient = calls as CommandClient;
