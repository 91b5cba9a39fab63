import { DAY_MS, HOUR_MS } from '@faena/shared/domain';
import type { Home } from '@faena/shared/schemas';
import type { Actor } from '../../../kernel/actor.ts';
import { longestEndOf } from '../model/longest-end.ts';
import { type RecordDoc, RecordModel } from '../model/record-model.ts';
import { lunchToCut } from '../pricing/cut-lunch.ts';
import { type HeardRecord, lastSilence, OF_SILENCE, type SilenceOfRecord } from './silence-after.ts';

/** Longer than any record. */
const LONGEST_MS = 36 * HOUR_MS;

/** The fields of a running record from which its lunch follows. */
const OF_LUNCH = { employeeId: 1, open: 1, longestEnd: 1, lunchRule: 1 } as const;

type OwnRecord = HeardRecord & Pick<RecordDoc, 'employeeId' | 'open' | 'longestEnd' | 'lunchRule'>;

interface OwnDay extends Pick<Home, 'clock' | 'today' | 'lunch'> {
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
    RecordModel.find(
      { employeeId: id, startTime: since, voided: { $exists: false } },
      { ...OF_SILENCE, ...OF_LUNCH },
    )
      .sort({ startTime: 1, _id: 1 })
      .lean<OwnRecord[]>(),
  ]);
  const running = today.find(({ open }) => open);
  const [silence, lunch] = await Promise.all([lastSilence(today), running ? lunchOf(running) : null]);
  return {
    clock: last && {
      ...stretchOf(last),
      endReason: last.endReason ?? null,
      needsReview: last.needsReview ?? false,
    },
    today: today.filter(({ endTime }) => endTime === null || endTime > midnight).map(stretchOf),
    lunch,
    silence: silence && +silence.until > +midnight - DAY_MS ? silence : null,
  };
}

/** The lunch that the end of a running record deducts, if that comes after it (LUNCH-7). */
async function lunchOf(record: OwnRecord): Promise<Home['lunch']> {
  const lunch = await lunchToCut({ ...record, endTime: longestEndOf(record) });
  return lunch && { from: lunch.startTime.toISOString(), until: lunch.endTime.toISOString() };
}

function stretchOf({ _id, startTime, endTime }: Pick<RecordDoc, '_id' | 'startTime' | 'endTime'>) {
  return {
    _id: String(_id),
    startTime: startTime.toISOString(),
    endTime: endTime?.toISOString() ?? null,
  };
}
