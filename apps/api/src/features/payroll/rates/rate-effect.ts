import {
  type Cents,
  type DateRange,
  durationHours,
  durationMs,
  fromCents,
  rateAfter,
  type UnusualRate,
} from '@faena/shared/domain';
import type { RateEffect } from '@faena/shared/schemas';
import type { RateMove, RatePlan, RecordDoc } from '../../working-time/index.ts';
import type { PeriodOfDate } from './priced-periods.ts';

/** The affected people, and the signs of a mistyped rate. */
export interface Concerned {
  readonly move: RateMove;
  readonly fullname: string;
  readonly username: string;
  readonly unusual: UnusualRate | null;
}

/** Sums of hours, records and cost. */
interface Sum {
  ms: number;
  before: Cents;
  after: Cents;
  readonly records: Set<string>;
}

type Piece = RecordDoc['pieces'][number];

/** The effect of a plan: in all, by pay period and by person (RATE-5). */
export function effectOf(
  { writes }: RatePlan,
  people: readonly Concerned[],
  periodOf: PeriodOfDate,
): RateEffect {
  const all = emptySum();
  const periods = new Map<string, Sum>();
  const byPerson = new Map<string, Sum>();
  for (const { before, after } of writes) {
    const person = sumIn(byPerson, String(after.employeeId));
    const { companyId } = after;
    const each = (date: string) => [all, person, sumIn(periods, nameOf(periodOf(companyId, date)))];
    for (const piece of before?.pieces ?? []) {
      for (const sum of each(piece.date)) sum.before += piece.costCents ?? 0;
    }
    const isFirstByDay = before?.hasPriorPrice && !after.hasPriorPrice;
    for (const piece of after.pieces) {
      const ms = isFirstByDay ? durationMs(piece) : pricedOtherwise(piece, before?.pieces ?? []);
      for (const sum of each(piece.date)) {
        sum.after += piece.costCents ?? 0;
        sum.ms += ms;
        if (ms > 0) sum.records.add(String(after._id));
      }
    }
  }
  return {
    ...toEffect(all),
    periods: [...periods]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, sum]) => ({ ...namedBy(name), ...toEffect(sum) })),
    people: people.map(({ move, fullname, username, unusual }) => {
      const { person, rates, from, beforeCents, afterCents } = move;
      return {
        _id: String(person._id),
        fullname,
        username,
        rateBefore: fromCents(beforeCents),
        rateAfter: fromCents(afterCents),
        from: from.toISOString(),
        until: rateAfter(rates, from)?.from.toISOString() ?? null,
        unusual: unusual && {
          before: unusual.beforeCents === null ? null : fromCents(unusual.beforeCents),
          factor: unusual.factor,
          usual: unusual.usualCents === null ? null : fromCents(unusual.usualCents),
        },
        ...toEffect(byPerson.get(String(person._id)) ?? emptySum()),
      };
    }),
  };
}

/** The key of a period for sums; the people of one change may have different calendars. */
const nameOf = ({ startDate, endDate }: DateRange) => `${startDate} ${endDate}`;

function namedBy(name: string): DateRange {
  const [startDate = '', endDate = ''] = name.split(' ');
  return { startDate, endDate };
}

/** The time of a piece that had another rate, in milliseconds. */
function pricedOtherwise(piece: Piece, before: readonly Piece[]): number {
  return before.reduce((ms, old) => {
    if (old.rateCents === piece.rateCents) return ms;
    const from = Math.max(+old.startTime, +piece.startTime);
    return ms + Math.max(0, Math.min(+old.endTime, +piece.endTime) - from);
  }, 0);
}

function toEffect({ ms, before, after, records }: Sum) {
  return {
    records: records.size,
    hours: durationHours(ms),
    costBefore: fromCents(before),
    costAfter: fromCents(after),
    difference: fromCents(after - before),
  };
}

const emptySum = (): Sum => ({ ms: 0, before: 0, after: 0, records: new Set() });

function sumIn(sums: Map<string, Sum>, key: string): Sum {
  const sum = sums.get(key) ?? emptySum();
  sums.set(key, sum);
  return sum;
}
