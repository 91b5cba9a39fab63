import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import type { BoardServices } from '../board/index.ts';
import { changerOf } from '../task/index.ts';
import { addItems } from './add-items.ts';
import { moveItem } from './move-item.ts';
import { readChecklist } from './read-checklist.ts';
import { removeItem } from './remove-item.ts';
import { setItemText } from './set-item-text.ts';
import { tickItem } from './tick-item.ts';

export const checklistHandlers: Handlers<typeof contract.checklist, BoardServices> = {
  read: ({ params, actor }) => readChecklist(params.id, actor),
  add: (call, services) => addItems(call.params.id, call.body, changerOf(call), services),
  setText: (call, services) => setItemText(call.params, call.body.text, changerOf(call), services),
  tick: (call, services) => tickItem(call.params, call.body.done, changerOf(call), services),
  move: (call, services) => moveItem(call.params, call.body.order, changerOf(call), services),
  remove: (call, services) => removeItem(call.params, changerOf(call), services),
};
