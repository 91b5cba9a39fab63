import { cutRecord, type PaidPiece, priceAfter, type Stretch } from '@faena/shared/domain';
import type { ClientSession } from 'mongoose';
import { PersonModel } from '../../person/index.ts';
import { lunchToCut, type RecordDoc, RecordModel } from '../../working-time/index.ts';
import type { Whose } from './points.ts';

/** The pieces of running records up to now, priced as if they ended now, after all others of their days (PAY-41). */
export async function runningPieces(whose: Whose, now: Date, session?: ClientSession): Promise<PaidPiece[]> {
  const reading = session && { session };
  const open = await RecordModel.find({ ...whose, open: true }, null, reading).lean();
  if (open.length === 0) return [];
  const ids = { $in: open.map(({ employeeId }) => employeeId) };
  const people = await PersonModel.find({ _id: ids }, { rates: 1 }, reading).lean();
  const rates = new Map(people.map((person) => [String(person._id), person.rates]));
  const cut = await Promise.all(
    open.map(async (record) => {
      const { _id, employeeId, timeZone } = record;
      const terms = { timeZone, rates: rates.get(String(employeeId)) ?? [] };
      const stretches = await stretchesOf({ ...record, endTime: now }, session);
      return {
        recordId: String(_id),
        employeeId,
        parts: stretches.flatMap((stretch) => cutRecord(stretch, terms)),
      };
    }),
  );
  const dates = [...new Set(cut.flatMap(({ parts }) => parts.map(({ date }) => date)))];
  // Earlier work on these days is priced first.
  const earlier = await RecordModel.find(
    { employeeId: ids, 'pieces.date': { $in: dates }, hasPriorPrice: { $exists: false } },
    { employeeId: 1, pieces: 1 },
    reading,
  ).lean();
  return cut.flatMap(({ recordId, employeeId, parts }) => {
    const before = earlier.filter((record) => record.employeeId.equals(employeeId));
    const priced = priceAfter(
      before.flatMap(({ pieces }) => pieces),
      parts,
    );
    return priced.map((piece) => ({ ...piece, recordId }));
  });
}

/** The time of a record that ends now, without the lunch that its end would deduct (LUNCH-1). */
async function stretchesOf(
  record: RecordDoc & { readonly endTime: Date },
  session?: ClientSession,
): Promise<Stretch[]> {
  const { startTime, endTime } = record;
  const lunch = await lunchToCut(record, session);
  if (!lunch) return [{ startTime, endTime }];
  return [
    { startTime, endTime: lunch.startTime },
    { startTime: lunch.endTime, endTime },
  ];
}
