import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import type { Services } from '../../platform/services.ts';
import { lookUpPeople } from './look-up-people.ts';
import { searchPeople } from './search-people.ts';

/** The search routes of people: their result depends on one's projects. */
export const peopleSearchHandlers: Handlers<Pick<typeof contract.person, 'search' | 'lookUp'>, Services> = {
  search: ({ query, actor }, services) => searchPeople(query.q, actor, services),
  lookUp: ({ query, actor, page }, services) => lookUpPeople(query, { actor, page }, services),
};
