import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../../kernel/call.ts';
import type { Services } from '../../../platform/services.ts';
import { declineAddress } from './decline-address.ts';
import { getVerification } from './get-verification.ts';
import { openVerification } from './open-verification.ts';
import { sendVerification } from './send-verification.ts';
import { verifyAddress } from './verify-address.ts';

export const emailVerificationHandlers: Handlers<typeof contract.emailVerification, Services> = {
  get: ({ actor }, services) => getVerification(actor, services),
  send: async ({ actor, language }, services) => {
    await sendVerification(actor, language, services);
    return { message: 'A link is on its way to the e-mail address.' };
  },
  verify: async ({ body, address }, services) => {
    await verifyAddress(body.token, address, services);
    return { message: 'The e-mail address is verified.' };
  },
  open: ({ body, address }, services) => openVerification(body.token, address, services),
  decline: async ({ body, address }, services) => {
    await declineAddress(body.token, address, services);
    return { message: 'The account has no claim to the e-mail address any more.' };
  },
};
