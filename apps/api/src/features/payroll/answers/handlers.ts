import type { contract } from '@faena/shared/contract';
import { Slip } from '@faena/shared/schemas';
import { answer } from '../../../kernel/answer.ts';
import type { Handlers } from '../../../kernel/call.ts';
import type { Services } from '../../../platform/services.ts';
import type { SlipDoc } from '../slips/slip-model.ts';
import { slipToWire } from '../slips/slip-wire.ts';
import { acceptSlip } from './accept-slip.ts';
import { answerClaim } from './answer-claim.ts';
import { claimSlip } from './claim-slip.ts';
import { countClaims } from './count-claims.ts';
import { reachableSlip } from './find-slip.ts';
import { listAnswers } from './list-answers.ts';
import { getSlip, listOwnSlips } from './read-slips.ts';

const whole = (slip: SlipDoc) => answer(Slip, slipToWire(slip));

export const slipHandlers: Handlers<typeof contract.slip, Services> = {
  mine: ({ query, actor, page }) => listOwnSlips(query, actor, page),
  get: ({ params, actor }) => getSlip(params.id, actor),
  accept: ({ params, actor }, services) =>
    acceptSlip(reachableSlip(params.id, actor), { actor }, services, whole),
  claim: ({ params, body, actor }, services) =>
    claimSlip(reachableSlip(params.id, actor), body, { actor }, services, whole),
  answerClaim: ({ params, body, actor }, services) => answerClaim(params, body, actor, services),
  openClaims: ({ query, actor }) => countClaims(query, actor),
  answers: ({ params, actor, page }, services) => listAnswers(params.id, actor, page, services),
};
