import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../../kernel/call.ts';
import type { Services } from '../../../platform/services.ts';
import { closePeriod } from './close-period.ts';
import { listRuns } from './list-runs.ts';
import { listSlips } from './list-slips.ts';
import { previewRun } from './preview-run.ts';
import { reopenRun } from './reopen-run.ts';

export const runHandlers: Handlers<typeof contract.run, Services> = {
  close: ({ body, actor }, services) => closePeriod(body, actor, services),
  preview: ({ body, actor }, services) => previewRun(body, actor, services),
  list: ({ query, actor, page }) => listRuns(query, actor, page),
  slips: ({ params, actor }) => listSlips(params.id, actor),
  reopen: ({ params, body, actor }, services) => reopenRun(params.id, body, actor, services),
};
