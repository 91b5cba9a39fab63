import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import type { Services } from '../../platform/services.ts';
import { getHome } from './get-home.ts';

export const homeHandlers: Handlers<typeof contract.home, Services> = {
  get: ({ actor, session }, services) => getHome({ actor, session }, services),
};
