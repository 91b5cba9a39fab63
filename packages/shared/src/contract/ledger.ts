import { OWNERS } from '../access/reach.ts';
import { LedgerFilter, LedgerPage, OwnLedgerFilter } from '../schemas/ledger-event.ts';
import { route } from './route.ts';

/** The ledger. It has no route that changes it (LEDGER-4). */
export const ledger = {
  events: route({
    method: 'GET',
    path: '/payroll/ledger',
    summary: 'What changed the money of a company, newest first: who, what, from what to what and why',
    access: OWNERS,
    query: LedgerFilter,
    answer: LedgerPage,
    errors: ['not_found'],
  }),
  own: route({
    method: 'GET',
    path: '/payroll/ledger/mine',
    summary: 'What changed the money of the caller, newest first',
    access: { employee: 'self' },
    query: OwnLedgerFilter,
    pay: 'refused',
    answer: LedgerPage,
  }),
};
