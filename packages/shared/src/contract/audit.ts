import { ADMIN } from '../access/reach.ts';
import { AuditFilter, AuditPage } from '../schemas/audit-entry.ts';
import { route } from './route.ts';

/** The audit of sign-ins, accounts and acts of administrators. Nothing here changes it (AUDIT-2). */
export const audit = {
  entries: route({
    method: 'GET',
    path: '/admin/audit',
    summary: 'Sign-ins, changes of accounts and what administrators did, newest first',
    access: ADMIN,
    query: AuditFilter,
    answer: AuditPage,
  }),
};
