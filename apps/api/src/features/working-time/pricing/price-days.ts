import {
  type Cents,
  cutRecord,
  type DatedRate,
  durationMs,
  type PricedPart,
  priceRecords,
  rateAt,
} from '@faena/shared/domain';
import { type ClosedRecordDoc, isCounted, type RecordDoc } from '../model/record-model.ts';

/** A record of which something changes: as it was, null where it is new, and as a verb leaves it. */
export interface RecordChange {
  readonly before: RecordDoc | null;
  readonly after: RecordDoc;
}

/** The days that changes touch: those their records had time in, and those they have it in now. */
export function touchedDates(changes: readonly RecordChange[]): Set<string> {
  const pieces = changes.flatMap(({ before, after }) => [
    ...(before?.pieces ?? []),
    ...(isCounted(after) ? cutRecord(after, { timeZone: after.timeZone, rates: [] }) : []),
  ]);
  return new Set(pieces.map(({ date }) => date));
}

/**
 * Prices `dates` of one person anew. `records` are all of theirs with time in those days; what they have in other
 * days stays as it is, and so do those that keep a prior price (PAY-43) or are voided.
 * @returns the records with their price
 */
export function priceDays(
  records: readonly RecordDoc[],
  rates: readonly DatedRate[],
  dates: ReadonlySet<string>,
): RecordDoc[] {
  const [byDay, others] = [records.filter(isPricedByDay), records.filter((record) => !isPricedByDay(record))];
  const timeZone = byDay[0]?.timeZone;
  if (timeZone === undefined) return others;
  const priced = priceRecords(byDay, { timeZone, rates }).map(({ record, parts }) => {
    const kept = record.pieces.filter(({ date }) => !dates.has(date));
    const anew = parts.filter(({ date }) => dates.has(date));
    return withPieces(record, [...kept, ...anew], rates);
  });
  return [...others, ...priced];
}

function isPricedByDay(record: RecordDoc): record is ClosedRecordDoc {
  return isCounted(record) && !record.hasPriorPrice;
}

function withPieces(record: ClosedRecordDoc, pieces: PricedPart[], rates: readonly DatedRate[]): RecordDoc {
  const sorted = pieces.sort((a, b) => +a.startTime - +b.startTime);
  const last = sorted.at(-1);
  // One that ended as it began has no piece, and yet a rate: it costs nothing rather than not being priced.
  const rateCents = last ? last.rateCents : rateAt(rates, record.startTime);
  return {
    ...record,
    pieces: sorted,
    durationMs: durationMs(record),
    rateCents,
    costCents: costOf(sorted, rateCents),
  };
}

/** The sum of what is priced; null where nothing is. */
function costOf(pieces: readonly PricedPart[], rateCents: Cents | null): Cents | null {
  const priced = pieces.filter(({ costCents }) => costCents !== null);
  if (priced.length === 0) return pieces.length === 0 && rateCents !== null ? 0 : null;
  return priced.reduce((sum, { costCents }) => sum + (costCents ?? 0), 0);
}
