import { describe, expect, it } from 'vitest';
import { useEmptyDatabase } from '../../test/empty-database.ts';
import { dropProjectIndexOfTimeRecords } from './0001-drop-project-index-of-time-records.ts';

const own = useEmptyDatabase();

describe('0001-drop-project-index-of-time-records', () => {
  it('drops that index and no other', async () => {
    const records = own.db.collection('time_records');
    await records.createIndex({ projectId: 1 });
    await records.createIndex({ projectId: 1, startTime: 1 });
    await records.createIndex({ employeeId: 1 });
    await dropProjectIndexOfTimeRecords.run(own.db);
    const keys = (await records.indexes()).map(({ key }) => key);
    expect(keys).toEqual([{ _id: 1 }, { projectId: 1, startTime: 1 }, { employeeId: 1 }]);
  });
});
