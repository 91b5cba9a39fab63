import { dropIndex } from '../platform/drop-index.ts';
import type { Migration } from '../platform/migrate.ts';

/** The balance of a company needs the payday of its slips, too; an index with that has taken the place of this one. */
export const dropBalanceIndexOfSlips: Migration = {
  id: '0012-drop-balance-index-of-slips',
  run: (db) => dropIndex(db, 'payroll_slips', { companyId: 1, reopened: 1, netCents: 1, paidCents: 1 }),
};
