import {
  cutPriorPrice,
  type DateRange,
  durationMs,
  type HistoryPeriod,
  type HistoryRow,
  sumByPeriod,
  type WorkedDay,
} from '@faena/shared/domain';

interface HistoryQuery {
  readonly period: HistoryPeriod;
  readonly range: DateRange;
  readonly timeZone: string;
}

/** A record with its whole cost: open while `endTime` is null, unpriced while the cost is. */
interface Worked {
  readonly startTime: Date;
  readonly endTime: Date | null;
  readonly costCents: number | null;
}

/** The hours history of records with a prior price, added up in the plainest way: what the API has to answer. */
export function referenceHistory(
  records: readonly Worked[],
  { period, range, timeZone }: HistoryQuery,
): HistoryRow[] {
  const days = records
    .flatMap(({ endTime, ...record }) =>
      endTime ? cutPriorPrice({ rateCents: null, ...record, endTime }, timeZone) : [],
    )
    .filter(({ date }) => date >= range.startDate && date <= range.endDate)
    .map(
      (piece): WorkedDay => ({
        date: piece.date,
        durationMs: durationMs(piece),
        costCents: piece.costCents ?? 0,
        unpricedMs: piece.costCents === null ? durationMs(piece) : 0,
        toReview: [],
      }),
    )
    .sort((a, b) => (a.date < b.date ? -1 : 1));
  return sumByPeriod(days, period);
}
