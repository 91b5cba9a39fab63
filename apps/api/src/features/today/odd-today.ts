import { oddCause } from '@faena/shared/domain';
import type { OddToday, PersonToday, Today } from '@faena/shared/schemas';
import type { Types } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import {
  REVIEWS_BY_START,
  type RecordDoc,
  RecordModel,
  recordsToWire,
  TO_REVIEW,
} from '../working-time/index.ts';

/** The most records por revisar in one answer, oldest first (TODAY-6). */
const MOST_ODD = 200;

/** The oldest records por revisar, and how many there are. */
interface FoundOdd {
  readonly records: readonly RecordDoc[];
  readonly oddInAll: number;
}

/** Finds the oldest records por revisar of companies, and counts all (TODAY-3, TODAY-6). */
export async function findOdd(companyIds: readonly Types.ObjectId[]): Promise<FoundOdd> {
  const waiting = { companyId: { $in: companyIds }, ...TO_REVIEW };
  const [records, oddInAll] = await Promise.all([
    driverCollection(RecordModel)
      .find(waiting, { hint: REVIEWS_BY_START })
      .sort({ startTime: 1, _id: 1 })
      .limit(MOST_ODD)
      .toArray(),
    driverCollection(RecordModel).countDocuments(waiting),
  ]);
  return { records, oddInAll };
}

/** The found records as they are answered, with the names of these people. */
export async function oddToday(
  { records, oddInAll }: FoundOdd,
  people: readonly PersonToday[],
): Promise<Pick<Today, 'odd' | 'oddInAll'>> {
  const names = new Map(people.map(({ _id, fullname }) => [_id, fullname]));
  const wires = await recordsToWire(records);
  const odd = records.flatMap((record, index): OddToday[] => {
    const wire = wires[index];
    if (!wire) return [];
    const { _id, employeeId, startTime, endTime, version } = wire;
    return [
      {
        ...{ _id, companyId: String(record.companyId), employeeId, startTime, endTime, version },
        fullname: names.get(employeeId) ?? '',
        cause: causeOf(record),
      },
    ];
  });
  return { odd, oddInAll };
}

function causeOf({ endTime, evidence }: RecordDoc): OddToday['cause'] {
  const marks = evidence?.marks ?? [];
  return oddCause({
    endTime,
    forgotten: evidence?.forgotten ?? null,
    isDenied: marks.some(({ denied }) => denied),
    isExact: marks.every(({ isExact }) => isExact),
  });
}
