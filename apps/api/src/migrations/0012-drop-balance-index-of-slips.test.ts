import { describe, expect, it } from 'vitest';
import { useEmptyDatabase } from '../../test/empty-database.ts';
import { dropBalanceIndexOfSlips } from './0012-drop-balance-index-of-slips.ts';

const own = useEmptyDatabase();

describe('0012-drop-balance-index-of-slips', () => {
  it('drops that index and no other, and does nothing a second time', async () => {
    const slips = own.db.collection('payroll_slips');
    const kept = { companyId: 1, reopened: 1, 'frozen.payday': 1, netCents: 1, paidCents: 1 } as const;
    await slips.createIndex({ companyId: 1, reopened: 1, netCents: 1, paidCents: 1 });
    await slips.createIndex(kept);
    await dropBalanceIndexOfSlips.run(own.db);
    await dropBalanceIndexOfSlips.run(own.db);
    expect((await slips.indexes()).map(({ key }) => key)).toEqual([{ _id: 1 }, kept]);
  });
});
