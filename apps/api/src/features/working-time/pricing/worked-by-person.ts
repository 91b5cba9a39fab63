import type { WorkedShare } from '@faena/shared/domain';
import type { PipelineStage, QueryFilter, Types } from 'mongoose';
import { RECORDS_OF_EMPLOYEE, type RecordDoc, RecordModel } from '../model/record-model.ts';
import { sumStages } from './history-stages.ts';

type Reach = QueryFilter<RecordDoc>;

const NOTHING: WorkedShare = { durationMs: 0, costCents: 0 };

/**
 * What each of these people has worked from `from` up to but without `to`, by their id; who has not is not in it.
 * Only records within `reach` count. It is what the rows of their hours histories add up to, in one aggregation that
 * reads an index alone, and of that what lies in the time, however many people and earlier records there are.
 */
export async function workedByPerson(
  employeeIds: readonly Types.ObjectId[],
  reach: Reach,
  bounds: { from: Date; to: Date },
): Promise<ReadonlyMap<string, WorkedShare>> {
  const ofThem = { employeeId: { $in: [...employeeIds] } };
  const since = new Date(bounds.from.getTime() - (await longestMs(ofThem)));
  const inTime = { startTime: { $gte: since, $lt: bounds.to }, endTime: { $gt: bounds.from } };
  return sums([{ $match: { $and: [{ ...ofThem, ...inTime }, reach] } }, ...sumStages(bounds)]);
}

/** What a person has worked in all, from their closed records within `reach`; an index alone is read. */
export async function workedInAll(employeeId: Types.ObjectId, reach: Reach): Promise<WorkedShare> {
  const found = await sums([
    { $match: { $and: [{ employeeId, endTime: { $ne: null } }, reach] } },
    {
      $group: {
        _id: '$employeeId',
        durationMs: { $sum: { $subtract: ['$endTime', '$startTime'] } },
        costCents: { $sum: '$costCents' },
      },
    },
  ]);
  return found.get(String(employeeId)) ?? NOTHING;
}

async function sums(stages: PipelineStage[]): Promise<ReadonlyMap<string, WorkedShare>> {
  const found = await RecordModel.aggregate<WorkedShare & { _id: Types.ObjectId }>(stages).hint(
    RECORDS_OF_EMPLOYEE,
  );
  return new Map(found.map(({ _id, ...sum }) => [String(_id), sum]));
}

/** How long the longest record of these people is: none that started longer before a time reaches into it. */
async function longestMs(ofThem: Reach): Promise<number> {
  const [longest] = await RecordModel.aggregate<{ ms: number }>([
    { $match: ofThem },
    { $sort: { employeeId: 1, durationMs: -1 } },
    // The first of each is looked up in the index without reading those after it.
    { $group: { _id: '$employeeId', ms: { $first: '$durationMs' } } },
    { $group: { _id: null, ms: { $max: '$ms' } } },
  ]);
  return longest?.ms ?? 0;
}
