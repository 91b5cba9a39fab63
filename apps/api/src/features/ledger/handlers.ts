import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import type { Services } from '../../platform/services.ts';
import { listEvents, listOwnEvents } from './list-events.ts';

export const ledgerHandlers: Handlers<typeof contract.ledger, Services> = {
  events: ({ query, actor }) => listEvents(query, actor),
  own: ({ query, actor }) => listOwnEvents(query, actor),
};
