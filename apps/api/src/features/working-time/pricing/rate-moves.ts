import {
  type Cents,
  cutRecord,
  type DatedRate,
  firstDifference,
  rateAt,
  type WorkPart,
} from '@faena/shared/domain';
import { type Fault, faultOf } from '@faena/shared/errors';
import type { RateState } from '@faena/shared/schemas';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { AppError, fieldError } from '../../../kernel/errors.ts';
import { driverCollection } from '../../../platform/database.ts';
import { ownsCompany } from '../../../platform/scope.ts';
import { closedUntil } from '../../company/index.ts';
import { addEvents } from '../../ledger/index.ts';
import { type PersonDoc, PersonModel, type RateDoc } from '../../person/index.ts';
import { AdjustmentModel } from '../model/adjustment-model.ts';
import type { ChangeBy } from '../model/change-by.ts';
import { type ClosedRecordDoc, isCounted, isPaid, isStamped, RecordModel } from '../model/record-model.ts';
import type { RecordChange } from './price-days.ts';
import { priceChanges, type RecordWrite, writeRecords } from './store-records.ts';

/** The fields of a person for a change of their rates. */
export type RatedPerson = Pick<PersonDoc, '_id' | 'companyId' | 'rates'>;

/** Changed rates of a person: the rates before and after, from an instant on. */
export interface RateMove {
  readonly person: RatedPerson;
  /** All rates of the person after the change. */
  readonly rates: readonly RateDoc[];
  readonly from: Date;
  readonly beforeCents: Cents;
  readonly afterCents: Cents;
  /** The starts of the changed rates, before and after; none if only a note changes. */
  readonly starts: readonly Date[];
  /** The change of each rate. */
  readonly acts: readonly RateAct[];
}

/** A set, corrected or removed rate: its former state, or the rate that applied instead, and its new state. */
export interface RateAct {
  readonly action: 'rate-set' | 'rate-corrected' | 'rate-removed';
  readonly rateId: Types.ObjectId;
  readonly before: RateDoc | null;
  readonly after: RateDoc | null;
}

/** The planned result of other rates. Nothing of it is stored yet. */
export interface RatePlan {
  readonly moves: readonly RateMove[];
  /** The records with another rate. */
  readonly changes: readonly RecordChange[];
  /** All changed records: those, and others on the same days. */
  readonly writes: readonly RecordWrite[];
}

/** The people whose rates cannot change, by their id, with the reason (RATE-10). */
export type RefusedPeople = Map<string, Fault>;

/**
 * Plans the prices for changed rates; `storeRates` stores it, a preview shows it (RATE-5).
 * @throws AppError `conflict` if they priced time whose price the caller may not change; `errors` names each person
 */
export async function planRates(
  moves: readonly RateMove[],
  actor: Actor,
  session: ClientSession,
): Promise<RatePlan> {
  const refused: RefusedPeople = new Map();
  await refuseClosedPeriods(moves, refused, session);
  const changes = await pricedOtherwise(moves, { actor, refused }, session);
  refusePeople(refused);
  const rates = new Map(moves.map(({ person, rates }) => [String(person._id), rates] as const));
  const { writes } = await priceChanges(changes, rates, session);
  return { moves, changes, writes };
}

/** @throws AppError `conflict` that names each refused person in `errors` (RATE-10) */
export function refusePeople(refused: RefusedPeople): void {
  const [first] = refused.values();
  if (!first) return;
  const errors = [...refused].map(([id, fault]) => fieldError(`people.${id}`, fault));
  throw new AppError('conflict', first, { errors });
}

/** Stores planned rates with their events (LEDGER-1). Lock the people before. */
export async function storeRates(
  { moves, writes }: RatePlan,
  { actor, at, session }: ChangeBy,
): Promise<void> {
  const moved = moves.filter(({ person, rates }) => rates !== person.rates);
  if (moved.length === 0) return;
  await driverCollection(PersonModel).bulkWrite(
    moved.map(({ person, rates }) => ({
      updateOne: { filter: { _id: person._id }, update: { $set: { rates: [...rates] } } },
    })),
    { session },
  );
  await writeRecords(writes, session);
  await addEvents(
    moved.flatMap(({ person: { _id: employeeId, companyId }, acts }) => {
      if (!companyId) return [];
      return acts.map(({ action, rateId, before, after }) => ({
        ...{ companyId, at, actor, action, subject: { id: rateId, employeeId } },
        before: before && stateOf(before),
        after: after && stateOf(after),
        reason: after?.note ?? '',
      }));
    }),
    session,
  );
}

const stateOf = ({ from, cents, note }: RateDoc): RateState => ({ from: from.toISOString(), cents, note });

/** The closed records that the other rates would price differently. */
async function pricedOtherwise(
  moves: readonly RateMove[],
  { actor, refused }: { actor: Actor; refused: RefusedPeople },
  session: ClientSession,
): Promise<RecordChange[]> {
  const byPerson = new Map(moves.map((move) => [String(move.person._id), move]));
  const reached = moves.flatMap(({ person, rates }) => {
    const since = firstDifference(person.rates, rates);
    // Earlier time changes only if it has no price yet.
    return since
      ? [{ employeeId: person._id, $or: [{ endTime: { $gte: since } }, { costCents: null }] }]
      : [];
  });
  if (reached.length === 0) return [];
  const records = await driverCollection(RecordModel).find({ $or: reached }, { session }).toArray();
  return records.filter(isCounted).flatMap((before) => {
    const move = byPerson.get(String(before.employeeId));
    // A paid piece with a prior price keeps it permanently (RUN-5).
    if (!move || (before.hasPriorPrice && isPaid(before)) || !isPricedOtherwise(before, move)) return [];
    const fixed = fixedBy(before, move, actor);
    if (fixed) {
      const id = String(before.employeeId);
      if (!refused.has(id)) refused.set(id, faultOf(fixed));
      return [];
    }
    const { hasPriorPrice: _, ...after } = before;
    return [{ before, after }];
  });
}

/** Tests whether other rates change the price. Unpriced time stays unpriced in a company that its person has left. */
function isPricedOtherwise(record: ClosedRecordDoc, { person, rates }: RateMove): boolean {
  const isHere = person.companyId?.equals(record.companyId) ?? false;
  if (!isHere && record.costCents === null) return false;
  // A prior price does not follow from the rates, so it stays until they change (PAY-43).
  const present =
    isHere && !record.hasPriorPrice
      ? fingerprint(record.pieces, record.rateCents)
      : ratesOf(record, person.rates);
  return present !== ratesOf(record, rates);
}

/** Decides alone whether a price is settled, so that its rate cannot be changed or removed (RATE-4, RATE-7). */
function fixedBy(
  record: ClosedRecordDoc,
  { person, rates }: RateMove,
  actor: Actor,
): 'rate_priced_elsewhere' | 'rate_before_closed' | null {
  const isHere = person.companyId?.equals(record.companyId) ?? false;
  if (!isHere && !ownsCompany(actor, record.companyId)) return 'rate_priced_elsewhere';
  return keepsPaid(record, rates) ? null : 'rate_before_closed';
}

/** Tests whether the paid pieces of a record stay as they are at other rates (RUN-5). */
export function keepsPaid(record: ClosedRecordDoc, rates: readonly DatedRate[]): boolean {
  const cut = cutRecord(record, { timeZone: record.timeZone, rates });
  return record.pieces.filter(isStamped).every((piece) => isAmong(piece, cut));
}

/**
 * Requires that no rate begins or began in a closed period of its company (RUN-5). A person's first rate may, because
 * it prices only unpriced time, which no run has paid.
 */
async function refuseClosedPeriods(
  moves: readonly RateMove[],
  refused: RefusedPeople,
  session: ClientSession,
): Promise<void> {
  const moved = moves.filter(
    ({ person, starts }) => starts.length > 0 && person.rates.some(({ cents }) => cents > 0),
  );
  const until = await closedUntil(
    moved.flatMap(({ person }) => person.companyId ?? []),
    session,
  );
  const isClosed = ({ person, starts }: RateMove) => {
    const end = until.get(String(person.companyId));
    return end !== undefined && starts.some((start) => start < end);
  };
  for (const { person } of moved.filter(isClosed)) {
    refused.set(String(person._id), faultOf('rate_before_closed'));
  }
  if (until.size > 0) await refuseAdjusted(moved, refused, session);
}

/** Requires that adjusted time keeps the rates of its adjustment (ADJUST-1). */
async function refuseAdjusted(
  moves: readonly RateMove[],
  refused: RefusedPeople,
  session: ClientSession,
): Promise<void> {
  const ids = moves.map(({ person }) => person._id);
  const adjustments = await driverCollection(AdjustmentModel)
    .find({ employeeId: { $in: ids } }, { session })
    .toArray();
  const byPerson = new Map(moves.map((move) => [String(move.person._id), move]));
  for (const { employeeId, days } of adjustments) {
    const { rates, person } = byPerson.get(String(employeeId)) ?? {};
    const parts = days.flatMap(({ removed, added }) => [...removed, ...added]);
    const differs = ({ startTime }: WorkPart) =>
      rateAt(rates ?? [], startTime) !== rateAt(person?.rates ?? [], startTime);
    const since = rates && person && firstDifference(person.rates, rates);
    if (since && parts.some((part) => differs(part) || (since > part.startTime && since < part.endTime))) {
      const id = String(employeeId);
      if (!refused.has(id)) refused.set(id, faultOf('rate_priced_adjustment'));
    }
  }
}

function isAmong(piece: DatedPiece, parts: readonly WorkPart[]): boolean {
  return parts.some(
    ({ startTime, endTime, rateCents }) =>
      +startTime === +piece.startTime && +endTime === +piece.endTime && rateCents === piece.rateCents,
  );
}

const ratesOf = (record: ClosedRecordDoc, rates: readonly DatedRate[]) =>
  fingerprint(cutRecord(record, { timeZone: record.timeZone, rates }), rateAt(rates, record.startTime));

/** The end and the rate of each piece; a record without time has its one rate. */
function fingerprint(pieces: readonly Pick<DatedPiece, 'endTime' | 'rateCents'>[], rateCents: Cents | null) {
  if (pieces.length === 0) return String(rateCents);
  return pieces.map((piece) => `${+piece.endTime} ${piece.rateCents}`).join();
}

type DatedPiece = ClosedRecordDoc['pieces'][number];
