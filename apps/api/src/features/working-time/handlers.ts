import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import type { Services } from '../../platform/services.ts';
import { bridgeGap } from './clock/bridge-gap.ts';
import { noteHeartbeat } from './clock/note-heartbeat.ts';
import { startRecord } from './clock/start-record.ts';
import { stopRecord } from './clock/stop-record.ts';
import { undoStop } from './clock/undo-stop.ts';
import { getHistory } from './pricing/get-history.ts';
import { addRecord } from './records/add-record.ts';
import { answerSilence } from './records/answer-silence.ts';
import { confirmRecord, confirmRecords, unconfirmRecords } from './records/confirm-records.ts';
import { correctRecord } from './records/correct-record.ts';
import { getRecords } from './records/get-records.ts';
import { splitRecord } from './records/split-record.ts';
import { stopOpenRecord } from './records/stop-open-record.ts';
import { unvoidRecord } from './records/unvoid-record.ts';
import { voidRecord, voidRecords } from './records/void-records.ts';
import { workLunch } from './records/work-lunch.ts';

export const recordHandlers: Handlers<typeof contract.record, Services> = {
  start: ({ body, actor }, services) => startRecord(body, actor, services),
  stop: ({ body, actor }, services) => stopRecord(body, actor, services),
  heartbeat: async ({ body, actor }, services) => {
    await noteHeartbeat(body, actor, services);
    return { message: 'Heartbeat recorded.' };
  },
  undoStop: ({ params, actor }, services) => undoStop(params.id, actor, services),
  bridgeGap: ({ body, actor }, services) => bridgeGap(body, actor, services),
  add: ({ body, actor }, services) => addRecord(body, actor, services),
  correct: ({ params, body, actor }, services) => correctRecord(params.id, body, actor, services),
  confirm: ({ params, body, actor }, services) => confirmRecord(params.id, body, actor, services),
  unconfirm: ({ body, actor }, services) => unconfirmRecords(body, actor, services),
  confirmSeveral: ({ body, actor }, services) => confirmRecords(body, actor, services),
  void: ({ params, body, actor }, services) => voidRecord(params.id, body, actor, services),
  voidSeveral: ({ body, actor }, services) => voidRecords(body, actor, services),
  unvoid: ({ params, body, actor }, services) => unvoidRecord(params.id, body, actor, services),
  split: ({ params, body, actor }, services) => splitRecord(params.id, body, actor, services),
  stopOpen: ({ params, body, actor }, services) => stopOpenRecord(params.id, body, actor, services),
  workedLunch: ({ params, body, actor }, services) => workLunch(params.id, body, actor, services),
  answerSilence: ({ params, body, actor }) => answerSilence(params.id, body, actor),
  get: ({ params, query, actor, page }, services) => getRecords(params.id, query, actor, page, services),
  history: ({ params, query, actor }) => getHistory(params.id, query, actor),
};
