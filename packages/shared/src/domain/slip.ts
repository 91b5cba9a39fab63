import { durationMs, type Stretch } from './duration.ts';
import type {
  CONCEPT_BASES,
  CONCEPT_ENTITLEMENTS,
  DEBT_ROLES,
  LINE_KINDS,
  SHARE_BASES,
} from './limits-and-defaults/index.ts';
import { HOUR_MS } from './limits-and-defaults/index.ts';
import { type Cents, proRataCents } from './money.ts';
import { type DateRange, daysIn } from './periods.ts';
import { sumOf } from './sum-of.ts';

/** `B5-1`: the number of a slip, by its run and place. `5-1` would be a date in a spreadsheet (SLIP-10). */
export function slipNumber(runNumber: number, place: number): string {
  return `B${runNumber}-${place}`;
}

export type LineKind = (typeof LINE_KINDS)[number];
export type ConceptBasis = (typeof CONCEPT_BASES)[number];
export type Entitlement = (typeof CONCEPT_ENTITLEMENTS)[number];
type ShareBasis = (typeof SHARE_BASES)[number];
export type DebtRole = (typeof DEBT_ROLES)[number];

/**
 * The full count of an amount pro rata, in days, or in milliseconds for hours; that many bring the whole amount
 * (CONCEPT-7, CONCEPT-8).
 */
export interface ProRata {
  readonly unit: ShareBasis;
  readonly full: number;
}

/** The count behind a line, of the full one. */
export interface LineShare extends ProRata {
  readonly counted: number;
}

/** A piece of a record that a run pays. */
export interface PaidPiece extends Stretch {
  readonly recordId: string;
  readonly date: string;
  readonly rateCents: Cents | null;
  readonly costCents: Cents | null;
}

/** The adjustment of a closed record that a run pays. */
export interface PaidAdjustment {
  readonly id: string;
  readonly recordId: string;
  /** The first of its days. */
  readonly date: string;
  readonly ms: number;
  readonly cents: Cents;
  readonly reason: string;
  /** The maker, by full name. */
  readonly by: string;
}

/** A concept that applies to a person (CONCEPT-1). `value`: cents a period, hundredths of a percent, or cents an hour. */
export interface AppliedConcept {
  readonly id: string;
  readonly name: string;
  readonly kind: LineKind;
  readonly basis: ConceptBasis;
  readonly value: number;
  /** For a fixed amount; absent where it is always whole. */
  readonly proRata?: ProRata;
}

/** A line that was typed for a person (CONCEPT-4). */
export interface TypedLine {
  readonly id: string;
  readonly name: string;
  readonly kind: LineKind;
  readonly cents: Cents;
  readonly note: string;
  /** Its part in a debt; absent for a line that a person typed (DEBT-1). */
  readonly debt?: DebtRole;
}

/** A line of a slip; only a concept that gives back has `cents` below zero. A typed one has `lineId` and no concept. */
export interface SlipLine {
  readonly conceptId: string | null;
  readonly lineId: string | null;
  readonly name: string;
  readonly kind: LineKind;
  readonly basis: ConceptBasis;
  readonly value: number;
  readonly note: string;
  readonly cents: Cents;
  /** Absent where `cents` are the whole amount. */
  readonly share?: LineShare;
  /** Its part in a debt; absent for other lines (DEBT-1). */
  readonly debt?: DebtRole;
}

/** The figures of a slip (SLIP-1): milliseconds and whole cents, days and rates in their order. */
export interface SlipFigures {
  readonly ms: number;
  /** The cost of the time it pays. */
  readonly workCents: Cents;
  /** The days of the slip's period. */
  readonly days: { date: string; ms: number; cents: Cents }[];
  /** Time of earlier days (RUN-2), by record and day. */
  readonly late: { recordId: string; date: string; ms: number; cents: Cents }[];
  readonly rates: { rateCents: Cents | null; ms: number; cents: Cents }[];
  readonly adjustments: PaidAdjustment[];
  readonly adjustmentCents: Cents;
  readonly grossCents: Cents;
  readonly lines: SlipLine[];
  readonly additionCents: Cents;
  readonly deductionCents: Cents;
  readonly netCents: Cents;
  /** Time that has no rate yet and so costs nothing. */
  readonly unpricedMs: number;
}

/** The input of a slip: everything of one person and one period. */
export interface SlipSource {
  readonly period: DateRange;
  readonly pieces: readonly PaidPiece[];
  readonly adjustments: readonly PaidAdjustment[];
  readonly concepts: readonly AppliedConcept[];
  readonly lines: readonly TypedLine[];
  /** False for slips of earlier versions, whose concepts gave nothing back. */
  readonly givesBack?: boolean;
}

/** Computes the slip of a person (SLIP-1). The open period and the closing use the same function. */
export function reckonSlip({
  period,
  pieces,
  adjustments,
  concepts,
  lines,
  givesBack = true,
}: SlipSource): SlipFigures {
  const worked = pieces.map(({ recordId, date, startTime, endTime, rateCents, costCents }) => {
    const price = { rateCents, costCents, cents: costCents ?? 0 };
    return { recordId, date, ms: durationMs({ startTime, endTime }), ...price };
  });
  const ms = sumOf(worked, 'ms');
  const workCents = sumOf(worked, 'cents');
  const adjustmentCents = sumOf(adjustments, 'cents');
  const grossCents = workCents + adjustmentCents;
  const isLate = ({ date }: { date: string }) => date < period.startDate;
  const ofPeriod = worked.filter((piece) => !isLate(piece));
  const allMs = ms + sumOf(adjustments, 'ms');
  const paid = {
    grossCents,
    ms: allMs,
    givesBack,
    counts: countsIn(period, ofPeriod),
  };
  const { lines: all, additionCents, deductionCents, netCents } = netOf(paid, { concepts, lines });
  return {
    ms,
    workCents,
    days: grouped(
      ofPeriod,
      ({ date }) => date,
      ({ date }) => ({ date }),
    ),
    late: grouped(
      worked.filter(isLate),
      ({ recordId, date }) => `${recordId} ${date}`,
      ({ recordId, date }) => ({ recordId, date }),
    ),
    rates: grouped(
      worked,
      ({ rateCents }) => rateCents,
      ({ rateCents }) => ({ rateCents }),
    ),
    adjustments: [...adjustments],
    adjustmentCents,
    grossCents,
    lines: all,
    additionCents,
    deductionCents,
    netCents,
    unpricedMs: sumOf(
      worked.filter(({ costCents }) => costCents === null),
      'ms',
    ),
  };
}

/** The lines of a person's pay, and the net that they leave of the gross (SLIP-1). */
export function netOf(
  paid: PaidTime,
  { concepts, lines }: Pick<SlipSource, 'concepts' | 'lines'>,
): Pick<SlipFigures, 'lines' | 'additionCents' | 'deductionCents' | 'netCents'> {
  const all = [...concepts.map((concept) => lineOfConcept(concept, paid)), ...lines.map(typedLine)];
  const additionCents = sumOf(ofKind(all, 'addition'), 'cents');
  const deductionCents = sumOf(ofKind(all, 'deduction'), 'cents');
  const netCents = paid.grossCents + additionCents - deductionCents;
  return { lines: all, additionCents, deductionCents, netCents };
}

function lineOfConcept(concept: AppliedConcept, paid: PaidTime): SlipLine {
  const { id, name, kind, basis, value, proRata } = concept;
  const share = proRata && { ...proRata, counted: paid.counts[proRata.unit] };
  const cents = centsOfConcept(concept, paid);
  return {
    ...{ conceptId: id, lineId: null, name, kind, basis, value, note: '', cents },
    ...(share && { share }),
  };
}

/** The base of concepts. */
export interface PaidTime {
  readonly grossCents: Cents;
  readonly ms: number;
  /** The worked days and milliseconds of the period, and all its days. */
  readonly counts: Readonly<Record<ShareBasis, number>>;
  /** False for slips of earlier versions. */
  readonly givesBack?: boolean;
}

function countsIn(period: DateRange, ofPeriod: readonly { date: string; ms: number }[]): PaidTime['counts'] {
  const days = new Set(ofPeriod.filter(({ ms }) => ms > 0).map(({ date }) => date));
  return { days: days.size, hours: sumOf(ofPeriod, 'ms'), period: daysIn(period) };
}

/**
 * The cents that a concept adds or deducts for a person's gross and time. A negative amount gives back earlier
 * deductions (CONCEPT-6).
 */
export function centsOfConcept(
  { basis, value, proRata }: Pick<AppliedConcept, 'basis' | 'value' | 'proRata'>,
  { grossCents, ms, counts, givesBack = true }: PaidTime,
): Cents {
  const counted = (base: number) => (givesBack ? base : Math.max(0, base));
  switch (basis) {
    case 'fixed':
      if (!proRata) return value;
      return proRataCents(value, Math.min(counts[proRata.unit], proRata.full), proRata.full);
    case 'percent':
      return symmetric(counted(grossCents), (cents) => proRataCents(cents, value, WHOLE_PERCENT));
    case 'hourly':
      return symmetric(counted(ms), (time) => proRataCents(value, time, HOUR_MS));
  }
}

/** Rounds below zero as above it, so that exactly the taken amount is given back. */
function symmetric(base: number, centsOf: (size: number) => Cents): Cents {
  const cents = centsOf(Math.abs(base));
  return base < 0 && cents > 0 ? -cents : cents;
}

/** The pay of a person, for choosing the concepts that apply. */
export interface PayBasis {
  /** Time worked within the period, in milliseconds. */
  readonly periodMs: number;
  /** Whether there is any time or adjustment to be paid. */
  readonly hasPay: boolean;
}

/**
 * Whether a concept for everyone applies to somebody (CONCEPT-2): a fixed amount needs time within the period, unless
 * its entitlement is an adjustment alone (CONCEPT-7).
 */
export function isForEveryone(
  { basis, entitlement }: { basis: ConceptBasis; entitlement: Entitlement },
  { periodMs, hasPay }: PayBasis,
): boolean {
  return basis === 'fixed' && entitlement !== 'adjusted' ? periodMs > 0 : hasPay;
}

/** How a fixed amount is earned, for its pro rata. */
interface FixedTerms {
  readonly entitlement: Entitlement;
  /** In days or hours. */
  readonly fullAt: number | null;
  /** Whether every period has it, so that a short period has less of it (CONCEPT-8). */
  readonly isRegular: boolean;
}

/**
 * The pro rata of a fixed amount; absent if it is whole. `fullDays` is the full length of a short period,
 * else null.
 */
export function proRataOf(
  { entitlement, fullAt, isRegular }: FixedTerms,
  fullDays: number | null,
): ProRata | undefined {
  if (fullAt !== null && entitlement === 'days') return { unit: 'days', full: fullAt };
  if (fullAt !== null && entitlement === 'hours')
    return { unit: 'hours', full: Math.round(fullAt * HOUR_MS) };
  return isRegular && fullDays !== null ? { unit: 'period', full: fullDays } : undefined;
}

/** A hundred percent, in hundredths of one. */
const WHOLE_PERCENT = 10_000;

function typedLine({ id, name, kind, cents, note, debt }: TypedLine): SlipLine {
  return {
    ...{ conceptId: null, lineId: id, name, kind, basis: 'fixed', value: cents, note, cents },
    ...(debt && { debt }),
  };
}

/**
 * Splits a net below zero (DEBT-1): carries over up to `most`, or all of it without a limit, and waives the
 * rest.
 */
export function splitDebt(netCents: Cents, most: Cents | null): { carriedCents: Cents; waivedCents: Cents } {
  const owed = Math.max(0, -netCents);
  const carriedCents = Math.min(owed, most ?? owed);
  return { carriedCents, waivedCents: owed - carriedCents };
}

const ofKind = (lines: readonly SlipLine[], kind: LineKind) => lines.filter((line) => line.kind === kind);

/**
 * Sums time and cost by group, in the order in which groups first appear. `nameOf` returns the group of an item,
 * `keyOf` the fields of the group.
 */
function grouped<Item extends { ms: number; cents: Cents }, Key extends object>(
  items: readonly Item[],
  nameOf: (item: Item) => string | number | null,
  keyOf: (item: Item) => Key,
): (Key & { ms: number; cents: Cents })[] {
  const groups = new Map<string | number | null, Key & { ms: number; cents: Cents }>();
  for (const item of items) {
    const group = groups.get(nameOf(item));
    if (group) {
      group.ms += item.ms;
      group.cents += item.cents;
    } else {
      groups.set(nameOf(item), { ...keyOf(item), ms: item.ms, cents: item.cents });
    }
  }
  return [...groups.values()];
}
