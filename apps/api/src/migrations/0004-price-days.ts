import { cutPriorPrice } from '@faena/shared/domain';
import { type AnyBulkWriteOperation, type Db, type Document, ObjectId } from 'mongodb';
import { dropIndex } from '../platform/drop-index.ts';
import type { Migration } from '../platform/migrate.ts';

interface OldRecord {
  readonly _id: ObjectId;
  readonly employeeId: ObjectId;
  readonly companyId: ObjectId;
  readonly startTime: Date;
  readonly endTime: Date | null;
  readonly rateCents: number | null;
  readonly costCents: number | null;
}

/** The zone of a company that was deleted before records carried their own, and whose days nobody sees any more. */
const NOWHERE = 'UTC';
const BATCH = 1_000;

/**
 * A record had one rate and one cost, divided among days for display, and a person had one rate without a date. Now a
 * record contains its zone and its pieces, and a person the rates that priced them. No cent changes: a record keeps
 * its cost, each day its displayed share, and the record is marked as priced before. Stop processes of the previous
 * version first: their records would have no pieces.
 */
export const priceDays: Migration = {
  id: '0004-price-days',
  async run(db) {
    await giveRatesDates(db, 'users');
    await giveRatesDates(db, 'former_people');
    await cutRecords(db);
    await dropIndex(db, 'time_records', {
      employeeId: 1,
      startTime: -1,
      _id: -1,
      endTime: 1,
      costCents: 1,
      companyId: 1,
    });
  },
};

async function cutRecords(db: Db): Promise<void> {
  const companies = await db
    .collection('companies')
    .find({}, { projection: { timezone: 1 } })
    .toArray();
  const zones = new Map(companies.map(({ _id, timezone }) => [String(_id), String(timezone)]));
  const records = db.collection('time_records');
  let writes: AnyBulkWriteOperation[] = [];
  for await (const record of records.find<OldRecord>({ pieces: { $exists: false } })) {
    const timeZone = zones.get(String(record.companyId)) ?? NOWHERE;
    const { endTime } = record;
    const pieces = endTime === null ? [] : cutPriorPrice({ ...record, endTime }, timeZone);
    const mark = endTime === null || record.costCents === null ? {} : { hasPriorPrice: true };
    writes.push({
      updateOne: { filter: { _id: record._id }, update: { $set: { timeZone, pieces, ...mark } } },
    });
    if (writes.length === BATCH) {
      await records.bulkWrite(writes);
      writes = [];
    }
  }
  if (writes.length > 0) await records.bulkWrite(writes);
}

/** The rates of each person from their priced records, and last the present one. */
async function giveRatesDates(db: Db, collection: 'users' | 'former_people'): Promise<void> {
  const people = db.collection(collection);
  for await (const person of people.find({ rates: { $exists: false } })) {
    const priced = await db
      .collection('time_records')
      .find<OldRecord>({ employeeId: person._id, rateCents: { $ne: null } })
      .sort({ startTime: 1, _id: 1 })
      .project({ startTime: 1, endTime: 1, rateCents: 1 })
      .toArray();
    const rates: Document[] = [];
    const add = (cents: number, from: Date) => {
      if (rates.at(-1)?.cents === cents) return;
      rates.push({ _id: new ObjectId(), from, cents, setBy: null, setAt: from, note: '' });
    };
    for (const { rateCents, startTime } of priced) add(rateCents ?? 0, startTime);
    const begun = priced.at(-1)?.endTime ?? person.createdAt ?? new Date(0);
    if (person.hourlyRateCents !== undefined && (person.hourlyRateCents > 0 || rates.length > 0)) {
      add(person.hourlyRateCents, begun);
    }
    await people.updateOne({ _id: person._id }, { $set: { rates }, $unset: { hourlyRateCents: '' } });
  }
}
