import {
  type AdjustedDay,
  adjustDays,
  type Cents,
  countedByDay,
  cutRecord,
  type DatedRate,
  durationMs,
  earnedByDay,
  type Stretch,
  withAdjustedDays,
} from '@faena/shared/domain';
import type { AdjustmentDraft, AdjustmentEffect } from '@faena/shared/schemas';
import type { ClientSession } from 'mongoose';
import { conflict } from '../../../kernel/errors.ts';
import { driverCollection } from '../../../platform/database.ts';
import type { AdjustmentDoc } from '../model/adjustment-model.ts';
import { adjustmentsOf } from '../model/adjustments.ts';
import { isPaid, isStamped, type RecordDoc, RecordModel } from '../model/record-model.ts';
import { versionOf } from '../model/version-of.ts';
import { isPricedByDay } from '../pricing/price-days.ts';
import { refuseFaultyTimes } from '../records/record-values.ts';
import { refuseOverlap } from '../records/refuse-overlap.ts';
import { effectOnDays } from './effect-on-days.ts';

/** A planned adjustment. Nothing of it is stored yet. */
export interface PlannedAdjustment {
  readonly before: Stretch | null;
  readonly after: Stretch | null;
  readonly days: AdjustedDay[];
  readonly ms: number;
  readonly cents: Cents;
  readonly sequence: number;
  readonly effect: AdjustmentEffect;
}

/**
 * Plans the adjustment of a closed record to other times, or to none; the preview and the save share it (ADJUST-1).
 * `rates` are those of its person.
 * @throws AppError `conflict` for a record that is unpaid, unchanged, changed meanwhile, overlapping or without a rate;
 * `validation_failed` for impossible times
 */
export async function planAdjustment(
  record: RecordDoc,
  draft: Omit<AdjustmentDraft, 'recordId'>,
  rates: readonly DatedRate[],
  at: Date,
  session: ClientSession,
): Promise<PlannedAdjustment> {
  if (!isPaid(record)) throw conflict('record_not_closed');
  const all = await adjustmentsOf(record.employeeId, session);
  const own = all.filter(({ recordId }) => recordId.equals(record._id));
  if (draft.version !== undefined && draft.version !== versionOf(record, own))
    throw conflict('record_changed');
  const before = timesOf(record, own);
  const after = draft.void ? null : timesAfter(before ?? timesOf(record, []), draft);
  if (isSame(before, after)) throw conflict('record_already_so');
  if (after) {
    refuseFaultyTimes(after, at);
    await refuseOverlap(record.employeeId, after, session, record._id);
  }
  const becomes = after ? cutRecord(after, { timeZone: record.timeZone, rates }) : [];
  if (becomes.some(({ rateCents }) => rateCents === null)) throw conflict('adjustment_without_rate');
  const ownDays = own.flatMap(({ days }) => days);
  const counted = countedByDay(record.pieces, record.hasPriorPrice ?? false, ownDays);
  const here = all.filter(({ companyId }) => companyId.equals(record.companyId)).flatMap(({ days }) => days);
  const beside = await recordsOn(record, [...counted.keys(), ...becomes.map(({ date }) => date)], session);
  const stamped = beside.filter(isPricedByDay).flatMap(({ pieces }) => pieces.filter(isStamped));
  const days = adjustDays(counted, becomes, withAdjustedDays(earnedByDay(stamped), here));
  return {
    before,
    after,
    days,
    ms: (after ? durationMs(after) : 0) - (before ? durationMs(before) : 0),
    cents: days.reduce((sum, { cents }) => sum + cents, 0),
    sequence: (all.at(-1)?.sequence ?? 0) + 1,
    effect: effectOnDays({ before, after, days }, beside, here),
  };
}

/** The counted times of a record after its adjustments; null if they voided it (ADJUST-1). */
function timesOf(record: RecordDoc, own: readonly AdjustmentDoc[]): Stretch | null {
  const last = own.at(-1);
  if (last) return last.after;
  return { startTime: record.startTime, endTime: record.endTime ?? record.startTime };
}

function timesAfter(times: Stretch | null, { startTime, endTime }: Omit<AdjustmentDraft, 'recordId'>) {
  return (
    times && {
      startTime: startTime ? new Date(startTime) : times.startTime,
      endTime: endTime ? new Date(endTime) : times.endTime,
    }
  );
}

function isSame(one: Stretch | null, other: Stretch | null): boolean {
  return (
    +(one?.startTime ?? 0) === +(other?.startTime ?? 0) && +(one?.endTime ?? 0) === +(other?.endTime ?? 0)
  );
}

/** All records of its person and company with time in these days, including itself. */
function recordsOn({ employeeId, companyId }: RecordDoc, dates: string[], session: ClientSession) {
  return driverCollection(RecordModel)
    .find({ employeeId, companyId, 'pieces.date': { $in: dates } }, { session })
    .toArray();
}
