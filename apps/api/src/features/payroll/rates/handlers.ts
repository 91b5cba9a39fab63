import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../../kernel/call.ts';
import type { Services } from '../../../platform/services.ts';
import { changeRates, previewRates } from './change-rates.ts';
import { correctRate, previewCorrection, removeRate } from './correct-rate.ts';
import { getRates } from './get-rates.ts';

export const rateHandlers: Handlers<typeof contract.rate, Services> = {
  list: ({ params, actor }) => getRates(params.id, actor),
  change: ({ body, actor }, services) => changeRates(body, actor, services),
  preview: ({ body, actor }, services) => previewRates(body, actor, services),
  correct: ({ params, body, actor }, services) => correctRate(params, body, actor, services),
  remove: ({ params, actor }, services) => removeRate(params, actor, services),
  previewCorrection: ({ params, body, actor }, services) => previewCorrection(params, body, actor, services),
};
