import { describe, expect, it } from 'vitest';
import { useEmptyDatabase } from '../../test/empty-database.ts';
import { anchorRecords } from './0014-anchor-records.ts';

const own = useEmptyDatabase();
const stored = () => own.db.collection('anchorings').find().toArray();

describe('0014-anchor-records', () => {
  it('has records of earlier versions anchored a day later, and waits for none on a new database (LEDGER-13)', async () => {
    await anchorRecords.run(own.db);
    expect(await stored()).toEqual([]);
    await own.db.collection('time_records').insertOne({ open: false });
    await anchorRecords.run(own.db);
    const [first] = await stored();
    expect(first?.from).toBeInstanceOf(Date);
    const hours = (first?.from.getTime() - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    await anchorRecords.run(own.db);
    expect(await stored()).toEqual([first]);
  });

  it('drops the indexes of events about an employee that lack the kind (LEDGER-14)', async () => {
    const events = own.db.collection('ledger_events');
    await events.createIndex({ companyId: 1, 'subject.employee._id': 1, seq: -1 });
    await events.createIndex({ 'subject.employee._id': 1, _id: -1 });
    for (const _round of [1, 2]) {
      await anchorRecords.run(own.db);
      expect((await events.indexes()).map(({ key }) => key)).toEqual([{ _id: 1 }]);
    }
  });
});
