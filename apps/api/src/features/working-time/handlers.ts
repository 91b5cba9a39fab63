import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import type { Services } from '../../platform/services.ts';
import { bridgeGap } from './clock/bridge-gap.ts';
import { noteHeartbeat } from './clock/note-heartbeat.ts';
import { startRecord } from './clock/start-record.ts';
import { stopRecord } from './clock/stop-record.ts';
import { getHistory } from './pricing/get-history.ts';
import { addRecord } from './records/add-record.ts';
import { confirmRecord } from './records/confirm-record.ts';
import { correctRecord } from './records/correct-record.ts';
import { getRecords } from './records/get-records.ts';
import { stopOpenRecord } from './records/stop-open-record.ts';

export const recordHandlers: Handlers<typeof contract.record, Services> = {
  start: ({ body, actor }, services) => startRecord(body, actor, services),
  stop: ({ body, actor }, services) => stopRecord(body, actor, services),
  heartbeat: async ({ body, actor }, services) => {
    await noteHeartbeat(body.timesheetId, actor, services);
    return { message: 'Heartbeat recorded.' };
  },
  bridgeGap: ({ body, actor }, services) => bridgeGap(body, actor, services),
  add: ({ body, actor }, services) => addRecord(body, actor, services),
  correct: ({ params, body, actor }, services) => correctRecord(params.id, body, actor, services),
  confirm: ({ params, actor }, services) => confirmRecord(params.id, actor, services),
  stopOpen: ({ params, body, actor }, services) => stopOpenRecord(params.id, body, actor, services),
  get: ({ params, query, actor, page }, services) => getRecords(params.id, query, actor, page, services),
  history: ({ params, query, actor }) => getHistory(params.id, query, actor),
};
