import {
  type DateRange,
  durationMs,
  fullDaysOf,
  type PaidPiece,
  rangeBounds,
  reckonSlip,
  type SlipFigures,
  startOfDate,
} from '@faena/shared/domain';
import type { PayPoint } from '@faena/shared/schemas';
import type { ClientSession, Types } from 'mongoose';
import { type RecordDoc, unpaidPieces } from '../../working-time/index.ts';
import type { CompanyPeriods } from '../calendar/open-periods.ts';
import { readAdditions } from './additions.ts';
import { type CarriedDebt, debtOf } from './debts.ts';
import { type Carried, negativePoint, readPoints, unpricedPoints } from './points.ts';
import { type RosterPerson, rosterOf } from './roster.ts';

/** A period of a company that is not closed. */
export interface OpenPeriod {
  readonly periods: CompanyPeriods;
  readonly period: DateRange;
  readonly carry: Carried;
  /** Records at the prices of the closing, by id; absent for the stored prices (RUN-10). */
  readonly repriced?: ReadonlyMap<string, RecordDoc>;
  readonly now: Date;
  /** Time of the running records of `employeeId`, paid as if it ended now (PHONE-9). */
  readonly running?: readonly PaidPiece[];
  /** The only person to compute; by default everyone. */
  readonly employeeId?: Types.ObjectId;
}

/** A person's payment. */
export interface ReckonedPerson {
  readonly person: RosterPerson;
  readonly figures: SlipFigures;
  /** Tests whether a person has anything to pay or deduct; others get no slip (SLIP-1). */
  readonly hasSlip: boolean;
  /** The debt that is carried over; absent without one (DEBT-1). */
  readonly debt?: CarriedDebt;
}

/** The result of closing a period now. */
export interface Reckoning {
  readonly people: readonly ReckonedPerson[];
  readonly points: readonly PayPoint[];
}

/**
 * Computes each person's pay for a period, and the blockers. It is the one function for the open period and its
 * closing (PERIOD-5). The number of queries does not grow with the people.
 */
export async function makeSlips(asked: OpenPeriod, session: ClientSession): Promise<Reckoning> {
  const { periods, period, carry, repriced, now, running = [], employeeId } = asked;
  const { company, calendar, open } = periods;
  // The next run closes this period and pays everything unpaid; earlier days of a later period belong to the runs
  // before.
  const isFirstOpen = period.startDate === open.firstOpenDay;
  const firstDay = isFirstOpen ? calendar.firstDay : period.startDate;
  const fullDays = fullDaysOf(calendar, period);
  const whose = { companyId: company._id, ...(employeeId && { employeeId }) };
  const payable = { ...whose, firstDay, through: period.endDate, carried: carry.records };
  const stored = withPrices(await unpaidPieces(payable, session), repriced);
  const pieces = employeeId ? withRunning(stored, String(employeeId), running) : stored;
  const from = firstDay === null ? null : startOfDate(firstDay, company.timezone);
  const { to } = rangeBounds(period, company.timezone);
  const points = await readPoints({ whose, from, to, timeZone: company.timezone, carry }, session);
  const { adjustments, lines, conceptsFor } = await readAdditions(whose, { isFirstOpen, fullDays }, session);
  const others = [
    ...[pieces, adjustments, lines].flatMap((paid) => [...paid.keys()]),
    ...points.map(({ employeeId }) => employeeId),
  ];
  const roster = await rosterOf({ whose, others, now }, session);
  const people = roster.map((person): ReckonedPerson => {
    const id = String(person._id);
    const [worked, adjusted, typed] = [pieces.get(id) ?? [], adjustments.get(id) ?? [], lines.get(id) ?? []];
    const hasPay = worked.length + adjusted.length > 0;
    const ofPeriod = worked.filter(({ date }) => date >= period.startDate);
    const periodMs = ofPeriod.reduce((ms, piece) => ms + durationMs(piece), 0);
    const concepts = conceptsFor(id, { hasPay, periodMs });
    const source = { period, pieces: worked, adjustments: adjusted, lines: typed, concepts };
    const figures = reckonSlip(source);
    const debt = debtOf(id, figures.netCents, carry);
    // A pro rata of zero makes no slip by itself.
    const hasLine = figures.lines.some(({ cents, share }) => !share || cents > 0);
    const hasSlip = hasPay || hasLine;
    if (!debt) return { person, figures, hasSlip };
    // The verification reads the stored lines in this order.
    const own = [...typed, ...debt.lines].sort((a, b) => (a.id < b.id ? -1 : 1));
    return { person, figures: reckonSlip({ ...source, lines: own }), hasSlip, debt };
  });
  return { people, points: [...points, ...people.flatMap((reckoned) => pointsOf(reckoned, pieces))] };
}

type PiecesByPerson = Awaited<ReturnType<typeof unpaidPieces>>;

function withPrices(pieces: PiecesByPerson, repriced: OpenPeriod['repriced']): PiecesByPerson {
  if (!repriced || repriced.size === 0) return pieces;
  const priceOf = (piece: PaidPiece): PaidPiece => {
    const same = repriced
      .get(piece.recordId)
      ?.pieces.find(({ startTime }) => +startTime === +piece.startTime);
    return same ? { ...piece, costCents: same.costCents } : piece;
  };
  return new Map([...pieces].map(([id, own]) => [id, own.map(priceOf)]));
}

function withRunning(stored: PiecesByPerson, id: string, running: readonly PaidPiece[]): PiecesByPerson {
  return running.length === 0 ? stored : new Map(stored).set(id, [...(stored.get(id) ?? []), ...running]);
}

function pointsOf({ person, figures }: ReckonedPerson, pieces: PiecesByPerson): PayPoint[] {
  const id = String(person._id);
  return [
    ...unpricedPoints(id, figures.unpricedMs > 0 ? (pieces.get(id) ?? []) : []),
    ...(figures.netCents < 0 ? [negativePoint(id)] : []),
  ];
}
