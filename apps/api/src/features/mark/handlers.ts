import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import type { Services } from '../../platform/services.ts';
import { denyMarks } from './deny-marks.ts';
import { listMarks } from './list-marks.ts';
import { sendMarks } from './send-marks.ts';
import { settleMarks } from './settle-marks.ts';

export const markHandlers: Handlers<typeof contract.mark, Services> = {
  send: ({ params, body }, services) => sendMarks(params.id, body, services),
  settle: ({ body, actor }, services) => settleMarks(body, actor, services),
  deny: ({ params, actor }, services) => denyMarks(params.id, actor, services),
  ofPerson: ({ params, query, actor, page }) => listMarks(params.id, query, actor, page),
};
