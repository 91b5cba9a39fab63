import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../../kernel/call.ts';
import type { Services } from '../../../platform/services.ts';
import { acceptByLink, claimByLink, downloadByLink, openLink } from './follow-link.ts';
import { getLink, makeLink, revokeLink } from './manage-link.ts';

export const slipLinkHandlers: Handlers<typeof contract.slipLink, Services> = {
  get: ({ params, actor }, services) => getLink(params.id, actor, services),
  make: ({ params, actor }, services) => makeLink(params.id, actor, services),
  revoke: ({ params, actor }) => revokeLink(params.id, actor),
  open: ({ token, address }, services) => openLink({ token, address }, services),
  pdf: ({ token, address, language }, services) => downloadByLink({ token, address }, language, services),
  accept: ({ token, address, language }, services) => acceptByLink({ token, address }, language, services),
  claim: ({ body, token, address, language }, services) =>
    claimByLink(body, { token, address }, language, services),
};
