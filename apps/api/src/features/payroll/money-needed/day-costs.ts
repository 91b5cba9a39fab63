import { type Cents, cutRecord, dateAfter, ESTIMATE_DAYS, priceAfter } from '@faena/shared/domain';
import type { Types } from 'mongoose';
import { PersonModel } from '../../person/index.ts';
import { RecordModel } from '../../working-time/index.ts';

/** The costs of past days for an estimate, today so far included. */
export async function costsByDay(companyId: Types.ObjectId, today: string): Promise<Map<string, Cents>> {
  const date = { $gte: dateAfter(today, -ESTIMATE_DAYS), $lte: today };
  const found = await RecordModel.aggregate<{ _id: string; cents: Cents }>([
    { $match: { companyId, pieces: { $elemMatch: { date } } } },
    { $unwind: '$pieces' },
    { $match: { 'pieces.date': date } },
    { $group: { _id: '$pieces.date', cents: { $sum: '$pieces.costCents' } } },
  ]);
  return new Map(found.map(({ _id, cents }) => [_id, cents]));
}

/** The costs by now of a company's running records, to the second, by day, up to one day. */
export async function runningCosts(
  companyId: Types.ObjectId,
  { through, now }: { through: string; now: Date },
): Promise<Map<string, Cents>> {
  const open = await RecordModel.find({ companyId, open: true }).lean();
  const costs = new Map<string, Cents>();
  if (open.length === 0) return costs;
  const ids = { $in: open.map(({ employeeId }) => employeeId) };
  const people = await PersonModel.find({ _id: ids }, { rates: 1 }).lean();
  const rates = new Map(people.map((person) => [String(person._id), person.rates]));
  const cut = open.map(({ employeeId, startTime, timeZone }) => ({
    employeeId,
    parts: cutRecord({ startTime, endTime: now }, { timeZone, rates: rates.get(String(employeeId)) ?? [] }),
  }));
  const dates = [...new Set(cut.flatMap(({ parts }) => parts.map(({ date }) => date)))];
  // Earlier work on these days is priced first.
  const earlier = await RecordModel.find(
    { employeeId: ids, 'pieces.date': { $in: dates }, hasPriorPrice: { $exists: false } },
    { employeeId: 1, pieces: 1 },
  ).lean();
  for (const { employeeId, parts } of cut) {
    const before = earlier.filter((record) => record.employeeId.equals(employeeId));
    const priced = priceAfter(
      before.flatMap(({ pieces }) => pieces),
      parts,
    );
    for (const { date, costCents } of priced) {
      if (date <= through) costs.set(date, (costs.get(date) ?? 0) + (costCents ?? 0));
    }
  }
  return costs;
}
