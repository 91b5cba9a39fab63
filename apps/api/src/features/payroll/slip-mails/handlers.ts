import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../../kernel/call.ts';
import type { Services } from '../../../platform/services.ts';
import { askForMails, getMails } from './ask-for-mails.ts';

export const slipMailHandlers: Handlers<typeof contract.slipMail, Services> = {
  get: ({ params, actor }, services) => getMails(params.id, actor, services),
  send: ({ params, body, language, actor }, services) =>
    askForMails(params.id, body, language, actor, services),
};
