import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import { readBoardTime } from './read-board-time.ts';
import { readTaskTime } from './read-task-time.ts';

export const taskTimeHandlers: Handlers<typeof contract.taskTime, unknown> = {
  read: ({ params, actor }) => readTaskTime(params.id, actor),
  ofBoard: ({ params, actor }) => readBoardTime(params.projectId, actor),
};
