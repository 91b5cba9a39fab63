import { driverCollection, transaction } from '../database.ts';
import { OutboxCursorModel, openCursor } from './outbox-cursor.ts';
import { OutboxEventModel } from './outbox-event.ts';

const BATCH = 500;

/** The cursor with the last number given. */
const NUMBERED = 'numbered';

/**
 * Numbers the events committed since the last time, in one snapshot, so that numbers keep the order of events. An event
 * that commits late gets a later number, and none is skipped.
 * @returns the last number
 */
export async function numberEvents(): Promise<number> {
  while ((await numberBatch()) === BATCH);
  return lastNumber();
}

/** The last number given; 0 before the first. */
export async function lastNumber(): Promise<number> {
  await openCursor(NUMBERED, 0);
  const cursor = await driverCollection(OutboxCursorModel).findOne({ _id: NUMBERED });
  return cursor?.seq ?? 0;
}

function numberBatch(): Promise<number> {
  const events = driverCollection(OutboxEventModel);
  return transaction(async (session) => {
    const found = await events
      .find({ seq: null }, { session, projection: { _id: 1 } })
      .sort({ insertedAt: 1 })
      .limit(BATCH)
      .toArray();
    if (found.length === 0) return 0;
    // Two processes that number at once conflict here.
    const last = await driverCollection(OutboxCursorModel).findOneAndUpdate(
      { _id: NUMBERED },
      { $inc: { seq: found.length } },
      { returnDocument: 'after', session },
    );
    if (!last) throw new Error('The events are numbered before their cursor exists');
    const first = last.seq - found.length + 1;
    const writes = found.map(({ _id }, nth) => ({
      updateOne: { filter: { _id }, update: { $set: { seq: first + nth } } },
    }));
    await events.bulkWrite(writes, { session });
    return found.length;
  });
}
