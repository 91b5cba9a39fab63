import {
  type AdjustedDay,
  type Cents,
  cutPriorPrice,
  cutRecord,
  type DatedRate,
  durationMs,
  earnedByDay,
  fromCents,
  type PricedPart,
  priceParts,
  toWholeCents,
  type WorkPart,
  withAdjustedDays,
} from '@faena/shared/domain';
import { isStamped, type RecordDoc } from '../../working-time/index.ts';

type ClosedRecord = RecordDoc & { endTime: Date };

/**
 * Checks a person's records in one company that share days, for all of those days (PAY-40 to PAY-43). `rates` are the
 * rates that should apply; if they are unknown (null), those of the pieces do. `adjusted` are the adjustments of these
 * days.
 */
export function faultsOfRecords(
  records: readonly RecordDoc[],
  rates: readonly DatedRate[] | null,
  timeZone: string | undefined,
  adjusted: readonly AdjustedDay[] = [],
): string[] {
  const closed = records.filter(
    (record): record is ClosedRecord => record.endTime !== null && !record.voided,
  );
  const byDay = closed.filter(({ hasPriorPrice }) => !hasPriorPrice);
  return [
    ...records.flatMap((record) => faultsOfItself(record, timeZone)),
    ...closed.filter(({ hasPriorPrice }) => hasPriorPrice).flatMap(faultsOfPriorPrice),
    ...faultsOfDays(byDay, rates ?? ratesIn(byDay), adjusted),
  ];
}

function faultsOfItself(record: RecordDoc, timeZone: string | undefined): string[] {
  const faults: string[] = [];
  const { endTime } = record;
  const name = `Record ${record._id}`;
  // Paid time keeps its days when the company's zone changes (RUN-5).
  if (timeZone !== undefined && record.timeZone !== timeZone && !record.pieces.some(isStamped)) {
    faults.push(`${name} has its days in ${record.timeZone}, while its company is in ${timeZone}.`);
  }
  if (record.open !== (endTime === null)) faults.push(`${name} is open and has ended, or neither.`);
  const counts = endTime !== null && !record.voided;
  const ms = counts ? durationMs({ ...record, endTime }) : 0;
  if (record.durationMs !== ms) faults.push(`${name} counts ${record.durationMs} ms instead of ${ms}.`);
  if (!counts && (record.costCents !== null || record.pieces.length > 0)) {
    faults.push(`${name} is ${record.voided ? 'voided' : 'open'} and yet has a price.`);
  }
  if (counts && record.costCents !== costOf(record.pieces, record.rateCents)) {
    faults.push(`${name} costs ${money(record.costCents)}, which is not what its pieces add up to.`);
  }
  return faults;
}

/** Each part of a split record kept the cents of its days, perhaps not in proportion (TIME-41). */
function faultsOfPriorPrice(record: ClosedRecord): string[] {
  const pieces = cutPriorPrice(record, record.timeZone);
  const isCutAlike =
    pieces.length === record.pieces.length &&
    pieces.every((piece, at) => sameButCost(piece, record.pieces[at]));
  if (isCutAlike) return [];
  return [`Record ${record._id} has a prior price that its pieces do not share among its days.`];
}

/**
 * A day costs the sum of its pieces in order of time (PAY-41). A partly paid or adjusted day got its cents at several
 * times, so only their sum is the exact sum, rounded once (RUN-6).
 */
function faultsOfDays(
  records: readonly ClosedRecord[],
  rates: readonly DatedRate[],
  adjusted: readonly AdjustedDay[],
): string[] {
  const faults: string[] = [];
  const pieces: RecordDoc['pieces'] = [];
  for (const record of records) {
    const cut = cutRecord(record, { timeZone: record.timeZone, rates });
    const isCutAlike =
      cut.length === record.pieces.length && cut.every((part, at) => sameButCost(part, record.pieces[at]));
    pieces.push(...record.pieces);
    if (!isCutAlike) {
      faults.push(
        `Record ${record._id} is not in the pieces that follow from its time, its zone and the rates.`,
      );
      continue;
    }
    const last = cut.at(-1);
    if (last && record.rateCents !== last.rateCents) {
      faults.push(
        `Record ${record._id} says ${money(record.rateCents)} an hour instead of ${money(last.rateCents)}.`,
      );
    }
  }
  const settled = new Set([...pieces.filter(isStamped), ...adjusted].map(({ date }) => date));
  const days = new Set(wrongPieces(pieces.filter(({ date }) => !settled.has(date))));
  for (const date of settled) {
    const own = pieces.filter((piece) => piece.date === date);
    const changes = adjusted.filter((day) => day.date === date);
    const { exact, given } = withAdjustedDays(earnedByDay(own), changes).get(date) ?? { exact: 0n, given: 0 };
    if (given !== toWholeCents(exact)) days.add(date);
  }
  return [
    ...faults,
    ...[...days].sort().map((date) => `The day ${date} does not cost what its time and rates come to.`),
  ];
}

/** The days with pieces that do not cost their share in order of time. */
function wrongPieces(pieces: readonly PricedPart[]): string[] {
  const sorted = [...pieces].sort((a, b) => +a.startTime - +b.startTime);
  const priced = priceParts(sorted, new Map());
  return sorted.flatMap(({ date, costCents }, at) => (priced[at]?.costCents === costCents ? [] : [date]));
}

/** The rates of the pieces, as if each had been set at its start. */
function ratesIn(records: readonly ClosedRecord[]): DatedRate[] {
  return records
    .flatMap(({ pieces }) => pieces)
    .map(({ startTime, rateCents }) => ({ from: startTime, cents: rateCents ?? 0 }));
}

function sameButCost(one: WorkPart, other: PricedPart | undefined): boolean {
  return (
    other !== undefined &&
    one.date === other.date &&
    +one.startTime === +other.startTime &&
    +one.endTime === +other.endTime &&
    one.rateCents === other.rateCents
  );
}

/** The sum of the prices; null without any. */
function costOf(pieces: readonly PricedPart[], rateCents: Cents | null): Cents | null {
  const priced = pieces.filter(({ costCents }) => costCents !== null);
  if (priced.length === 0) return pieces.length === 0 && rateCents !== null ? 0 : null;
  return priced.reduce((sum, { costCents }) => sum + (costCents ?? 0), 0);
}

const money = (cents: Cents | null) => (cents === null ? 'none' : fromCents(cents).toFixed(2));
