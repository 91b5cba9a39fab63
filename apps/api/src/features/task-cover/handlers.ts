import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import type { BoardServices } from '../board/index.ts';
import { changerOf } from '../task/index.ts';
import { getCover } from './get-cover.ts';
import { removeCover } from './remove-cover.ts';
import { requireOwn, setCover } from './set-cover.ts';

export const taskCoverHandlers: Handlers<typeof contract.taskCover, BoardServices> = {
  set: {
    admit: ({ params, actor }) => requireOwn(params.id, actor),
    serve: (call, services) => setCover(call.params.id, call.body, changerOf(call), services),
  },
  remove: (call, services) => removeCover(call.params.id, changerOf(call), services),
  get: ({ params }, { files }) => getCover(params.id, files),
};
