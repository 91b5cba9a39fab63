import { describe, expect, it } from 'vitest';
import { useEmptyDatabase } from '../../test/empty-database.ts';
import { dropPiecesByRun } from './0005-drop-pieces-by-run.ts';

const own = useEmptyDatabase();

describe('0005-drop-pieces-by-run', () => {
  it('drops that index and no other, twice as once', async () => {
    const records = own.db.collection('time_records');
    const now = { companyId: 1, 'pieces.runId': 1, employeeId: 1, 'pieces.date': 1 } as const;
    await records.createIndex({ companyId: 1, 'pieces.runId': 1, 'pieces.date': 1 });
    await records.createIndex(now);
    for (const _round of [1, 2]) {
      await dropPiecesByRun.run(own.db);
      expect((await records.indexes()).map(({ key }) => key)).toEqual([{ _id: 1 }, now]);
    }
  });
});
