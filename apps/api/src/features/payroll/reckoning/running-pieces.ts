import { cutRecord, type PaidPiece, priceAfter } from '@faena/shared/domain';
import type { ClientSession } from 'mongoose';
import { PersonModel } from '../../person/index.ts';
import { RecordModel } from '../../working-time/index.ts';
import type { Whose } from './points.ts';

/** The pieces of running records up to now, priced as if they ended now, after all others of their days (PAY-41). */
export async function runningPieces(whose: Whose, now: Date, session?: ClientSession): Promise<PaidPiece[]> {
  const reading = session && { session };
  const open = await RecordModel.find({ ...whose, open: true }, null, reading).lean();
  if (open.length === 0) return [];
  const ids = { $in: open.map(({ employeeId }) => employeeId) };
  const people = await PersonModel.find({ _id: ids }, { rates: 1 }, reading).lean();
  const rates = new Map(people.map((person) => [String(person._id), person.rates]));
  const cut = open.map(({ _id, employeeId, startTime, timeZone }) => ({
    recordId: String(_id),
    employeeId,
    parts: cutRecord({ startTime, endTime: now }, { timeZone, rates: rates.get(String(employeeId)) ?? [] }),
  }));
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
