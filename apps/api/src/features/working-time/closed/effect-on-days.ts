import {
  type AdjustedDay,
  durationHours,
  durationMs,
  fromCents,
  type Stretch,
  sumOf,
} from '@faena/shared/domain';
import type { AdjustmentEffect } from '@faena/shared/schemas';
import { timesToWire } from '../model/adjustment-wire.ts';
import type { RecordDoc } from '../model/record-model.ts';

/** A change of the times of a record, by day. */
interface Change {
  readonly before: Stretch | null;
  readonly after: Stretch | null;
  readonly days: readonly AdjustedDay[];
}

/**
 * The effect of a change on whole days of a person. `records` are all with time in these days, `adjusted` their earlier
 * adjustments.
 */
export function effectOnDays(
  { before, after, days }: Change,
  records: readonly RecordDoc[],
  adjusted: readonly AdjustedDay[],
): AdjustmentEffect {
  const pieces = records.flatMap((record) => record.pieces);
  const difference = sumOf(days, 'cents');
  const ms = sumOf(days, 'ms');
  return {
    before: before && timesToWire(before),
    after: after && timesToWire(after),
    days: days.map(({ date, ms: more, cents }) => {
      const worked = pieces.filter((piece) => piece.date === date);
      const changed = adjusted.filter((day) => day.date === date);
      const done = worked.map((piece) => ({ ms: durationMs(piece), cents: piece.costCents ?? 0 }));
      const all = [...done, ...changed];
      const msBefore = sumOf(all, 'ms');
      const centsBefore = sumOf(all, 'cents');
      return {
        date,
        hoursBefore: durationHours(msBefore),
        hoursAfter: durationHours(msBefore + more),
        costBefore: fromCents(centsBefore),
        costAfter: fromCents(centsBefore + cents),
        difference: fromCents(cents),
      };
    }),
    hours: durationHours(ms),
    difference: fromCents(difference),
  };
}
