import {
  type Cents,
  cutPriorPrice,
  type DatedRate,
  durationMs,
  fromCents,
  type PricedPart,
  priceRecords,
} from '@faena/shared/domain';
import type { RecordDoc } from '../../working-time/index.ts';

type ClosedRecord = RecordDoc & { endTime: Date };

/**
 * What does not hold of records of one person in one company that share days, all of those days (PAY-40 to PAY-43).
 * `rates` are what they should have been priced by; null where that is no longer known, and only the rates that their
 * pieces carry can be checked against their costs.
 */
export function faultsOfRecords(
  records: readonly RecordDoc[],
  rates: readonly DatedRate[] | null,
  timeZone: string | undefined,
): string[] {
  const closed = records.filter(
    (record): record is ClosedRecord => record.endTime !== null && !record.voided,
  );
  const byDay = closed.filter(({ hasPriorPrice }) => !hasPriorPrice);
  return [
    ...records.flatMap((record) => faultsOfItself(record, timeZone)),
    ...closed.filter(({ hasPriorPrice }) => hasPriorPrice).flatMap(faultsOfPriorPrice),
    ...(byDay[0] ? faultsOfDays(byDay, rates ?? ratesIn(byDay), byDay[0].timeZone) : []),
  ];
}

function faultsOfItself(record: RecordDoc, timeZone: string | undefined): string[] {
  const faults: string[] = [];
  const { endTime } = record;
  const name = `Record ${record._id}`;
  if (timeZone !== undefined && record.timeZone !== timeZone) {
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

/** Of one that was split each part kept the cents of its days, which need not be its own proportion of them (TIME-41). */
function faultsOfPriorPrice(record: ClosedRecord): string[] {
  const pieces = cutPriorPrice(record, record.timeZone);
  const isCutAlike =
    pieces.length === record.pieces.length &&
    pieces.every((piece, at) => sameButCost(piece, record.pieces[at]));
  if (isCutAlike) return [];
  return [`Record ${record._id} has a prior price that its pieces do not share among its days.`];
}

function faultsOfDays(
  records: readonly ClosedRecord[],
  rates: readonly DatedRate[],
  timeZone: string,
): string[] {
  const faults: string[] = [];
  const days = new Set<string>();
  for (const { record, parts } of priceRecords(records, { timeZone, rates })) {
    const isCutAlike =
      parts.length === record.pieces.length &&
      parts.every((part, at) => sameButCost(part, record.pieces[at]));
    if (!isCutAlike) {
      faults.push(
        `Record ${record._id} is not in the pieces that follow from its time, its zone and the rates.`,
      );
      continue;
    }
    for (const [at, part] of parts.entries()) {
      if (part.costCents !== record.pieces[at]?.costCents) days.add(part.date);
    }
    const last = parts.at(-1);
    if (last && record.rateCents !== last.rateCents) {
      faults.push(
        `Record ${record._id} says ${money(record.rateCents)} an hour instead of ${money(last.rateCents)}.`,
      );
    }
  }
  return [
    ...faults,
    ...[...days].sort().map((date) => `The day ${date} does not cost what its time and rates come to.`),
  ];
}

/** The rates that pieces carry, as if they had been set then. */
function ratesIn(records: readonly ClosedRecord[]): DatedRate[] {
  return records
    .flatMap(({ pieces }) => pieces)
    .map(({ startTime, rateCents }) => ({ from: startTime, cents: rateCents ?? 0 }));
}

function sameButCost(one: PricedPart, other: PricedPart | undefined): boolean {
  return (
    other !== undefined &&
    one.date === other.date &&
    +one.startTime === +other.startTime &&
    +one.endTime === +other.endTime &&
    one.rateCents === other.rateCents
  );
}

/** The sum of what is priced; null where nothing is. */
function costOf(pieces: readonly PricedPart[], rateCents: Cents | null): Cents | null {
  const priced = pieces.filter(({ costCents }) => costCents !== null);
  if (priced.length === 0) return pieces.length === 0 && rateCents !== null ? 0 : null;
  return priced.reduce((sum, { costCents }) => sum + (costCents ?? 0), 0);
}

const money = (cents: Cents | null) => (cents === null ? 'none' : fromCents(cents).toFixed(2));
