import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../kernel/call.ts';
import type { Services } from '../../platform/services.ts';
import { lookUpPeople } from './look-up-people.ts';
import { searchPeople } from './search-people.ts';

/** Of the routes of people those that find them: whom one finds depends on the projects one is in. */
export const peopleSearchHandlers: Handlers<Pick<typeof contract.person, 'search' | 'lookUp'>, Services> = {
  search: ({ query, actor }) => searchPeople(query.q, actor),
  lookUp: ({ query, actor, page }) => lookUpPeople(query, actor, page),
};
