import { DAY_MS, HOUR_MS } from '@faena/shared/domain';
import type { Home } from '@faena/shared/schemas';
import type { Actor } from '../../../kernel/actor.ts';
import { type RecordDoc, RecordModel } from '../model/record-model.ts';
import { type HeardRecord, lastSilence, OF_SILENCE, type SilenceOfRecord } from './silence-after.ts';

/** Longer than any record. */
const LONGEST_MS = 36 * HOUR_MS;

interface OwnDay extends Pick<Home, 'clock' | 'today'> {
  readonly silence: SilenceOfRecord | null;
}

/**
 * The caller's newest record, and those with time since midnight, oldest first and without voided ones. The silence is that of
 * today or yesterday (TIME-68).
 */
export async function readOwnDay({ id }: Actor, midnight: Date): Promise<OwnDay> {
  const since = { $gte: new Date(+midnight - LONGEST_MS) };
  const [last, today] = await Promise.all([
    RecordModel.findOne({ employeeId: id }, { startTime: 1, endTime: 1, endReason: 1, needsReview: 1 })
      .sort({ startTime: -1, _id: -1 })
      .lean(),
    RecordModel.find({ employeeId: id, startTime: since, voided: { $exists: false } }, OF_SILENCE)
      .sort({ startTime: 1, _id: 1 })
      .lean<HeardRecord[]>(),
  ]);
  const silence = await lastSilence(today);
  return {
    clock: last && {
      ...stretchOf(last),
      endReason: last.endReason ?? null,
      needsReview: last.needsReview ?? false,
    },
    today: today.filter(({ endTime }) => endTime === null || endTime > midnight).map(stretchOf),
    silence: silence && +silence.until > +midnight - DAY_MS ? silence : null,
  };
}

function stretchOf({ _id, startTime, endTime }: Pick<RecordDoc, '_id' | 'startTime' | 'endTime'>) {
  return {
    _id: String(_id),
    startTime: startTime.toISOString(),
    endTime: endTime?.toISOString() ?? null,
  };
}
