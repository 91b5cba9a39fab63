import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../../kernel/call.ts';
import type { Services } from '../../../platform/services.ts';
import {
  beginTwoSteps,
  confirmTwoSteps,
  readTwoSteps,
  renewRecoveryCodes,
  takeOffTwoSteps,
  turnOffTwoSteps,
} from './change-two-steps.ts';

export const twoStepsHandlers: Handlers<typeof contract.twoSteps, Services> = {
  get: ({ actor }, services) => readTwoSteps(actor, services),
  begin: (call, services) => beginTwoSteps(call, call.body.currentPassword, services),
  confirm: (call, services) => confirmTwoSteps(call, call.body.code, services),
  renewCodes: (call, services) => renewRecoveryCodes(call, call.body.currentPassword, services),
  turnOff: async (call, services) => {
    await turnOffTwoSteps(call, call.body.currentPassword, services);
    return { message: 'Two-step verification is off.' };
  },
  takeOff: async (call, services) => {
    await takeOffTwoSteps(call.params.id, call, services);
    return { message: 'Two-step verification was taken off the account.' };
  },
};
