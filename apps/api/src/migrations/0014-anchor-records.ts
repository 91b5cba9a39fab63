import { DAY_MS } from '@faena/shared/domain';
import { dropIndex } from '../platform/drop-index.ts';
import type { Migration } from '../platform/migrate.ts';

/**
 * Earlier versions ended records without an event in the ledger. A database with such records has them anchored a day
 * later, once no process of those versions serves (LEDGER-13).
 */
export const anchorRecords: Migration = {
  id: '0014-anchor-records',
  async run(db) {
    // Indexes with the kind have taken the place of these.
    await dropIndex(db, 'ledger_events', { companyId: 1, 'subject.employee._id': 1, seq: -1 });
    await dropIndex(db, 'ledger_events', { 'subject.employee._id': 1, _id: -1 });
    if ((await db.collection('time_records').findOne({}, { projection: { _id: 1 } })) === null) return;
    await db
      .collection<{ _id: string; from: Date }>('anchorings')
      .updateOne(
        { _id: 'records' },
        { $setOnInsert: { from: new Date(Date.now() + DAY_MS) } },
        { upsert: true },
      );
  },
};
