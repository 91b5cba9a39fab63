import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../http/call.ts';
import { addRecord } from './add-record.ts';
import { confirmRecord } from './confirm-record.ts';
import { correctRecord } from './correct-record.ts';
import { getHistory } from './get-history.ts';
import { getTimesheets } from './get-timesheets.ts';
import { recordHeartbeat } from './record-heartbeat.ts';
import { startTimesheet } from './start-timesheet.ts';
import { stopTimesheet } from './stop-timesheet.ts';

export const timesheetHandlers: Handlers<typeof contract.record> = {
  start: ({ body, actor }, services) => startTimesheet(body, actor, services),
  stop: ({ body, actor }, services) => stopTimesheet(body, actor, services),
  heartbeat: async ({ body, actor }, services) => {
    await recordHeartbeat(body.timesheetId, actor, services);
    return { message: 'Heartbeat recorded.' };
  },
  add: ({ body, actor }, services) => addRecord(body, actor, services),
  correct: ({ params, body, actor }, services) => correctRecord(params.id, body, actor, services),
  confirm: ({ params, actor }, services) => confirmRecord(params.id, actor, services),
  get: ({ params, actor, page }) => getTimesheets(params.id, actor, page),
  history: ({ params, query, actor }, services) => getHistory(params.id, query, actor, services),
};
