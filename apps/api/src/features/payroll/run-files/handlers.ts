import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../../kernel/call.ts';
import type { Services } from '../../../platform/services.ts';
import { reachableSlip } from '../answers/find-slip.ts';
import { writeBankFile } from './write-bank-file.ts';
import { writeEvents } from './write-events.ts';
import { writeRuns } from './write-runs.ts';
import { writeSlip, writeSlips } from './write-slips.ts';
import { writeTable, writeWorkbook } from './write-tables.ts';

export const runFileHandlers: Handlers<typeof contract.runFile, Services> = {
  slip: ({ params, actor, language }) => writeSlip(reachableSlip(params.id, actor), language, actor),
  slips: ({ params, actor, language }) => writeSlips(params.id, actor, language),
  list: ({ query, actor, language }, services) => writeRuns(query, actor, language, services),
  events: ({ query, actor, language }, services) => writeEvents(query, actor, language, services),
  workbook: ({ params, actor, language }) => writeWorkbook(params.id, actor, language),
  bank: ({ params, actor, language }) => writeBankFile(params.id, actor, language),
  table: ({ params, query, actor, language }) => writeTable(params.id, query, actor, language),
};
