import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import type { Services } from '../../platform/services.ts';
import { listForemen } from './list-foremen.ts';
import { readCrew } from './read-crew.ts';
import { setForemen } from './set-foremen.ts';

export const crewHandlers: Handlers<typeof contract.crew, Services> = {
  foremen: ({ params, actor }) => listForemen(params.id, actor),
  setForemen: ({ params, body, actor }, services) => setForemen(params.id, body.personIds, actor, services),
  own: ({ actor }) => readCrew(actor),
};
