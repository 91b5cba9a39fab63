import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import type { Services } from '../../platform/services.ts';
import { listForemen } from './list-foremen.ts';
import { readCrew } from './read-crew.ts';
import { setForemen } from './set-foremen.ts';
import { showSiteCode } from './show-site-code.ts';
import { readSiteCode, setSiteCode } from './site-code/set-site-code.ts';

export const crewHandlers: Handlers<typeof contract.crew, Services> = {
  foremen: ({ params, actor }) => listForemen(params.id, actor),
  setForemen: ({ params, body, actor }, services) => setForemen(params.id, body.personIds, actor, services),
  own: ({ actor }) => readCrew(actor),
  siteCode: ({ params, actor }) => readSiteCode(params.id, actor),
  setSiteCode: ({ params, body, actor }, services) => setSiteCode(params.id, body.on, actor, services),
  showSiteCode: ({ params, actor }, services) => showSiteCode(params.id, actor, services),
};
