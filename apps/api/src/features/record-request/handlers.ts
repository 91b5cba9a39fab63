import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import type { Services } from '../../platform/services.ts';
import { acceptRequest } from './accept-request.ts';
import { addMessage } from './add-message.ts';
import { askRequest } from './ask-request.ts';
import { declineRequest } from './decline-request.ts';
import { listRequests } from './list-requests.ts';
import { reopenRequest } from './reopen-request.ts';
import { withdrawRequest } from './withdraw-request.ts';

export const recordRequestHandlers: Handlers<typeof contract.recordRequest, Services> = {
  ask: ({ body, actor }, services) => askRequest(body, actor, services),
  list: ({ query, actor, page }) => listRequests(query, actor, page),
  say: ({ params, body, actor }, services) => addMessage(params.id, body, actor, services),
  withdraw: ({ params, actor }, services) => withdrawRequest(params.id, actor, services),
  accept: ({ params, body, actor }, services) => acceptRequest(params.id, body, actor, services),
  reopen: ({ params, body, actor }, services) => reopenRequest(params.id, body, actor, services),
  decline: ({ params, body, actor }, services) => declineRequest(params.id, body, actor, services),
};
