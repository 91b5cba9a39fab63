import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../../kernel/call.ts';
import type { Services } from '../../../platform/services.ts';
import { makeAdjustment, previewAdjustment } from './adjust-record.ts';
import { removeAdjustment } from './remove-adjustment.ts';

export const adjustmentHandlers: Handlers<typeof contract.adjustment, Services> = {
  make: ({ body, actor }, services) => makeAdjustment(body, actor, services),
  preview: ({ body, actor }, services) => previewAdjustment(body, actor, services),
  remove: ({ params, body, actor }, services) => removeAdjustment(params.id, body, actor, services),
};
