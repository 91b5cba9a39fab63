import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import type { BoardServices } from '../board/index.ts';
import { changerOf } from '../task/index.ts';
import { addBlocker } from './add-blocker.ts';
import { removeBlocker } from './remove-blocker.ts';
import { setParent } from './set-parent.ts';

export const taskLinkHandlers: Handlers<typeof contract.taskLink, BoardServices> = {
  addBlocker: (call, services) => addBlocker(call.params.id, call.body.taskId, changerOf(call), services),
  removeBlocker: (call, services) =>
    removeBlocker(call.params.id, call.params.blockerId, changerOf(call), services),
  setParent: (call, services) => setParent(call.params.id, call.body.parentId, changerOf(call), services),
};
