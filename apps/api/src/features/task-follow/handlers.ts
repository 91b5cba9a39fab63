import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import { readFollow } from './read-follow.ts';
import { setFollow } from './set-follow.ts';

export const taskFollowHandlers: Handlers<typeof contract.taskFollow, unknown> = {
  read: ({ params, actor }) => readFollow(params.id, actor),
  set: ({ params, body, actor }) => setFollow(params.id, body, actor),
};
