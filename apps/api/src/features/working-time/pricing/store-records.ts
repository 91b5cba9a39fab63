import { isDeepStrictEqual } from 'node:util';
import type { Cents, DatedRate } from '@faena/shared/domain';
import type { ClientSession, mongo } from 'mongoose';
import { conflict } from '../../../kernel/errors.ts';
import { driverCollection } from '../../../platform/database.ts';
import type { AdjustmentDoc } from '../model/adjustment-model.ts';
import { adjustmentsOfDays } from '../model/adjustments.ts';
import { isStamped, type RecordDoc, RecordModel } from '../model/record-model.ts';
import { addEarnings } from './earnings.ts';
import { priceDays, type RecordChange, touchedDates } from './price-days.ts';

/** Stored records. */
type StoredRecords = RecordDoc[] & {
  /** The cost change of other records on the same days, by person: a day is rounded as a whole. */
  readonly besideCents: ReadonlyMap<string, Cents>;
};

/** The rates of people by their id. */
export type RatesByPerson = ReadonlyMap<string, readonly DatedRate[]>;

/** A record to store; `before` is null for a new one. */
export type RecordWrite = RecordChange;

/** The result of changes: `records` are the changed records, in order, and `writes` all records that differ. */
export interface PricedChanges {
  readonly records: RecordDoc[];
  readonly writes: readonly RecordWrite[];
}

/**
 * Stores changed records, and reprices the days that they touch (PAY-42). Their people must be locked. Reads, writes
 * and earnings take one query each, for any number of records.
 * @returns the records of `changes` with their price, in the same order
 */
export async function storeRecords(
  changes: readonly RecordChange[],
  rates: RatesByPerson,
  session: ClientSession,
): Promise<StoredRecords> {
  const { records, writes } = await priceChanges(changes, rates, session);
  await writeRecords(writes, session);
  return Object.assign(records, { besideCents: costBeside(writes, changes) });
}

function costBeside(writes: readonly RecordWrite[], changes: readonly RecordChange[]): Map<string, Cents> {
  const own = new Set(changes.map(({ after }) => String(after._id)));
  const cents = new Map<string, Cents>();
  for (const { before, after } of writes) {
    if (own.has(String(after._id))) continue;
    const id = String(after.employeeId);
    cents.set(id, (cents.get(id) ?? 0) + (after.costCents ?? 0) - (before?.costCents ?? 0));
  }
  return cents;
}

/**
 * Prices changed records and the days that they touch, without storing anything. The pieces of `last` come after all
 * others of their day.
 */
export async function priceChanges(
  changes: readonly RecordChange[],
  rates: RatesByPerson,
  session: ClientSession,
  last?: ReadonlySet<string>,
): Promise<PricedChanges> {
  if (changes.length === 0) return { records: [], writes: [] };
  const beside = await readBeside(changes, session);
  const adjustments = await adjustmentsOn(changes, session);
  const before = new Map([
    ...beside.map((record) => [String(record._id), record] as const),
    ...changes.map((change) => [String(change.after._id), change.before] as const),
  ]);
  const priced = new Map<string, RecordDoc>();
  for (const own of byDaysOwner(changes)) {
    const [{ after }] = own;
    const records = [
      ...own.map((change) => change.after),
      ...beside.filter((other) => shareDays(other, after)),
    ];
    const terms = {
      rates: rates.get(String(after.employeeId)) ?? [],
      adjusted: adjustments.filter((other) => shareDays(other, after)).flatMap(({ days }) => days),
      ...(last && { last }),
    };
    for (const record of priceDays(records, terms, touchedDates(own))) {
      priced.set(String(record._id), record);
    }
  }
  const writes = [...priced].flatMap(([id, after]) =>
    isDeepStrictEqual(before.get(id), after) ? [] : [{ before: before.get(id) ?? null, after }],
  );
  return { records: changes.map(({ after }) => priced.get(String(after._id)) ?? after), writes };
}

/** The adjustments of the days that changes touch. */
function adjustmentsOn(changes: readonly RecordChange[], session: ClientSession): Promise<AdjustmentDoc[]> {
  return adjustmentsOfDays(
    changes.map(({ after }) => after.employeeId),
    [...touchedDates(changes)],
    session,
  );
}

/** Other records with time in the days that changes touch. */
async function readBeside(changes: readonly RecordChange[], session: ClientSession): Promise<RecordDoc[]> {
  const dates = [...touchedDates(changes)];
  if (dates.length === 0) return [];
  const records = changes.map(({ after }) => after);
  return driverCollection(RecordModel)
    .find(
      {
        employeeId: { $in: records.map(({ employeeId }) => employeeId) },
        'pieces.date': { $in: dates },
        _id: { $nin: records.map(({ _id }) => _id) },
      },
      { session },
    )
    .toArray();
}

/** Groups changes by person and company, because only those share days. */
function byDaysOwner(changes: readonly RecordChange[]): [RecordChange, ...RecordChange[]][] {
  const groups: [RecordChange, ...RecordChange[]][] = [];
  for (const change of changes) {
    const group = groups.find(([first]) => shareDays(first.after, change.after));
    if (group) group.push(change);
    else groups.push([change]);
  }
  return groups;
}

type DaysOwner = Pick<RecordDoc, 'employeeId' | 'companyId'>;

function shareDays(one: DaysOwner, other: DaysOwner): boolean {
  return one.employeeId.equals(other.employeeId) && one.companyId.equals(other.companyId);
}

/**
 * Stores priced records, and the earnings of their people. Only this function writes pieces, and it keeps paid ones
 * unchanged: each write has the stamps it read as a precondition (RUN-5).
 * @throws AppError `conflict` if a stamped piece would change, or was stamped meanwhile
 */
export async function writeRecords(changes: readonly RecordWrite[], session: ClientSession): Promise<void> {
  if (changes.length === 0) return;
  if (!changes.every(keepsStamps)) throw conflict('record_closed');
  // An ending record is written before the next one begins, because a person has one open record (TIME-2).
  const ordered = changes.toSorted((one, other) => Number(one.after.open) - Number(other.after.open));
  const { matchedCount } = await driverCollection(RecordModel).bulkWrite(
    ordered.map(({ before, after }) =>
      before
        ? { replaceOne: { filter: { _id: after._id, ...stampsOf(before) }, replacement: after } }
        : { insertOne: { document: after } },
    ),
    { session },
  );
  if (matchedCount !== changes.filter(({ before }) => before).length) throw conflict('record_closed');
  await addEarnings(
    changes.map(({ before, after }) => ({
      employeeId: after.employeeId,
      companyId: after.companyId,
      cents: (after.costCents ?? 0) - (before?.costCents ?? 0),
    })),
    session,
  );
}

function keepsStamps({ before, after }: RecordWrite): boolean {
  return isDeepStrictEqual(before?.pieces.filter(isStamped) ?? [], after.pieces.filter(isStamped));
}

/** The condition that a record has these stamped pieces, and no others. */
function stampsOf({ pieces }: RecordDoc): mongo.Filter<mongo.BSON.Document> {
  const stamped = pieces.filter(isStamped);
  if (stamped.length === 0) return { 'pieces.runId': { $exists: false } };
  const number = { $size: { $filter: { input: '$pieces', cond: { $gt: ['$$this.runId', null] } } } };
  return {
    pieces: { $all: stamped.map((piece) => ({ $elemMatch: piece })) },
    $expr: { $eq: [number, stamped.length] },
  };
}
