import {
  type AdjustedDay,
  type Cents,
  cutRecord,
  type DatedRate,
  durationMs,
  earnedByDay,
  type PricedPart,
  priceParts,
  rateAt,
  type WorkPart,
  withAdjustedDays,
} from '@faena/shared/domain';
import {
  type ClosedRecordDoc,
  isCounted,
  isStamped,
  type PieceDoc,
  type RecordDoc,
} from '../model/record-model.ts';

/** A changed record: its state before, null for a new one, and its new state. */
export interface RecordChange {
  readonly before: RecordDoc | null;
  readonly after: RecordDoc;
}

/** The days that changes touch: those with time of their records before or after. */
export function touchedDates(changes: readonly RecordChange[]): Set<string> {
  const pieces = changes.flatMap(({ before, after }) => [
    ...(before?.pieces ?? []),
    ...(isCounted(after) ? cutRecord(after, { timeZone: after.timeZone, rates: [] }) : []),
  ]);
  return new Set(pieces.map(({ date }) => date));
}

/** The data to price one person's days. */
export interface DayTerms {
  readonly rates: readonly DatedRate[];
  /** The effects of their adjustments on these days, in order (ADJUST-1). */
  readonly adjusted?: readonly AdjustedDay[];
  /** Records whose pieces come after all others of their day, also with earlier times. */
  readonly last?: ReadonlySet<string>;
}

/**
 * Reprices `dates` of one person; `records` are all their records with time there. Other days, prior prices, voided
 * records (PAY-43) and paid pieces stay unchanged; the rest of a day follows paid pieces and adjustments (RUN-6).
 * @returns the records with their price
 */
export function priceDays(
  records: readonly RecordDoc[],
  { rates, adjusted = [], last }: DayTerms,
  dates: ReadonlySet<string>,
): RecordDoc[] {
  const [byDay, others] = [records.filter(isPricedByDay), records.filter((record) => !isPricedByDay(record))];
  const stamped = byDay.flatMap(({ pieces }) => pieces.filter(isStamped));
  const earned = withAdjustedDays(earnedByDay(stamped), adjusted);
  const unpaid = byDay
    .flatMap((record) => unpaidParts(record, rates).map((part) => ({ record, part })))
    .filter(({ part }) => dates.has(part.date))
    .sort((a, b) => rank(a.record, last) - rank(b.record, last) || +a.part.startTime - +b.part.startTime);
  const priced = priceParts(
    unpaid.map(({ part }) => part),
    earned,
  );
  const repriced = new Map(byDay.map((record): [RecordDoc, PricedPart[]] => [record, []]));
  for (const [index, part] of priced.entries()) {
    const of = unpaid[index];
    if (of) repriced.get(of.record)?.push(part);
  }
  return [
    ...others,
    ...byDay.map((record) => {
      const kept = record.pieces.filter((piece) => isStamped(piece) || !dates.has(piece.date));
      return withPieces(record, [...kept, ...(repriced.get(record) ?? [])], rates);
    }),
  ];
}

/** The pieces of a record without the paid ones. */
function unpaidParts(record: ClosedRecordDoc, rates: readonly DatedRate[]): WorkPart[] {
  const stamped = record.pieces.filter(isStamped);
  return cutRecord(record, { timeZone: record.timeZone, rates }).filter(
    ({ startTime }) => !stamped.some((piece) => piece.startTime <= startTime && startTime < piece.endTime),
  );
}

const rank = ({ _id }: RecordDoc, last: ReadonlySet<string> | undefined) => (last?.has(String(_id)) ? 1 : 0);

/** Tests whether a record is priced by its days: it counts, and has no prior price (PAY-43). */
export function isPricedByDay(record: RecordDoc): record is ClosedRecordDoc {
  return isCounted(record) && !record.hasPriorPrice;
}

function withPieces(record: ClosedRecordDoc, pieces: PieceDoc[], rates: readonly DatedRate[]): RecordDoc {
  const sorted = pieces.sort((a, b) => +a.startTime - +b.startTime);
  const last = sorted.at(-1);
  // A record without length has a rate but no piece, and so costs 0.
  const rateCents = last ? last.rateCents : rateAt(rates, record.startTime);
  return {
    ...record,
    pieces: sorted,
    durationMs: durationMs(record),
    rateCents,
    costCents: costOf(sorted, rateCents),
  };
}

/** The sum of the prices; null without any. */
function costOf(pieces: readonly PricedPart[], rateCents: Cents | null): Cents | null {
  const priced = pieces.filter(({ costCents }) => costCents !== null);
  if (priced.length === 0) return pieces.length === 0 && rateCents !== null ? 0 : null;
  return priced.reduce((sum, { costCents }) => sum + (costCents ?? 0), 0);
}
