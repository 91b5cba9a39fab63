import { type Cents, dateAfter, ESTIMATE_DAYS } from '@faena/shared/domain';
import type { Types } from 'mongoose';
import { RecordModel } from '../../working-time/index.ts';
import { runningPieces } from '../reckoning/running-pieces.ts';

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
  const costs = new Map<string, Cents>();
  for (const { date, costCents } of await runningPieces({ companyId }, now)) {
    if (date <= through) costs.set(date, (costs.get(date) ?? 0) + (costCents ?? 0));
  }
  return costs;
}
