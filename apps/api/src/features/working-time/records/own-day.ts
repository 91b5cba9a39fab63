import { HOUR_MS } from '@faena/shared/domain';
import type { Home } from '@faena/shared/schemas';
import type { Actor } from '../../../kernel/actor.ts';
import { type RecordDoc, RecordModel } from '../model/record-model.ts';

/** Longer than any record. */
const LONGEST_MS = 36 * HOUR_MS;

/** The caller's newest record, and those with time since midnight, oldest first and without voided ones. */
export async function readOwnDay({ id }: Actor, midnight: Date): Promise<Pick<Home, 'clock' | 'today'>> {
  const since = { $gte: new Date(+midnight - LONGEST_MS) };
  const [last, today] = await Promise.all([
    RecordModel.findOne({ employeeId: id }, { startTime: 1, endTime: 1, endReason: 1, needsReview: 1 })
      .sort({ startTime: -1, _id: -1 })
      .lean(),
    RecordModel.find(
      { employeeId: id, startTime: since, voided: { $exists: false } },
      { startTime: 1, endTime: 1 },
    )
      .sort({ startTime: 1, _id: 1 })
      .lean(),
  ]);
  return {
    clock: last && {
      ...stretchOf(last),
      endReason: last.endReason ?? null,
      needsReview: last.needsReview ?? false,
    },
    today: today.filter(({ endTime }) => endTime === null || endTime > midnight).map(stretchOf),
  };
}

function stretchOf({ _id, startTime, endTime }: Pick<RecordDoc, '_id' | 'startTime' | 'endTime'>) {
  return {
    _id: String(_id),
    startTime: startTime.toISOString(),
    endTime: endTime?.toISOString() ?? null,
  };
}
