import type { AdjustedDay, Cents, DatedRate } from '@faena/shared/domain';
import type { TimeZoneState } from '@faena/shared/schemas';
import type { ClientSession, Types } from 'mongoose';
import { driverCollection, snapshotSession } from '../../../platform/database.ts';
import { CompanyModel } from '../../company/index.ts';
import { LedgerEventModel } from '../../ledger/index.ts';
import { type PersonDoc, PersonModel } from '../../person/index.ts';
import { adjustmentsOf, type RecordDoc, RecordModel } from '../../working-time/index.ts';
import { faultsOfRates as faultsOfTold } from './check-rates.ts';
import { faultsOfRecords } from './check-records.ts';
import { inDayGroups } from './day-groups.ts';

/** The state of one person's prices. */
export interface VerifiedPerson {
  readonly employeeId: Types.ObjectId;
  readonly records: number;
  /** The faults, a sentence each. */
  readonly faults: readonly string[];
}

/**
 * Computes the cost of all records and the earnings again, person by person, each in one snapshot (LEDGER-5). It awaits
 * `rest` after each day, so that other work can run.
 */
export async function* verifyPrices(rest: () => Promise<void>): AsyncGenerator<VerifiedPerson> {
  const worked = RecordModel.aggregate<{ _id: Types.ObjectId }>([
    { $group: { _id: '$employeeId' } },
  ]).cursor();
  for await (const { _id } of worked) yield await verifyPerson(_id, rest);
  for await (const { _id } of paidWithoutRecords()) yield await verifyPerson(_id, rest);
}

/** The people with earnings or rates. */
function paidWithoutRecords() {
  return PersonModel.aggregate<{ _id: Types.ObjectId }>([
    { $match: { $or: [{ earnedCents: { $gt: 0 } }, { 'rates.0': { $exists: true } }] } },
    {
      $lookup: {
        from: RecordModel.collection.name,
        localField: '_id',
        foreignField: 'employeeId',
        pipeline: [{ $limit: 1 }, { $project: { _id: 1 } }],
        as: 'records',
      },
    },
    { $match: { records: [] } },
    { $project: { _id: 1 } },
  ]).cursor();
}

async function verifyPerson(employeeId: Types.ObjectId, rest: () => Promise<void>): Promise<VerifiedPerson> {
  await using session = await snapshotSession();
  const person = await driverCollection(PersonModel).findOne({ _id: employeeId }, { session });
  const zoneOf = zones(session);
  const faults = person ? await faultsOfRates(person, session) : [];
  const adjustments = await adjustmentsOf(employeeId, session);
  const unseen = new Map(adjustments.map((adjustment) => [adjustment, adjustment.days]));
  let records = 0;
  let earned: Cents = 0;
  for await (const group of inDayGroups(recordsOf(employeeId, session))) {
    records += group.length;
    for (const companyId of new Set(group.map((record) => String(record.companyId)))) {
      const own = group.filter((record) => record.companyId.equals(companyId));
      const worksThere = person?.companyId?.equals(companyId) ?? false;
      // Another company's later rates do not change the prices of this one.
      const rates: readonly DatedRate[] | null = worksThere ? (person?.rates ?? []) : null;
      const dates = new Set(own.flatMap(({ pieces }) => pieces.map(({ date }) => date)));
      const adjusted: AdjustedDay[] = [];
      for (const [adjustment, days] of unseen) {
        if (String(adjustment.companyId) !== companyId) continue;
        adjusted.push(...days.filter(({ date }) => dates.has(date)));
        unseen.set(
          adjustment,
          days.filter(({ date }) => !dates.has(date)),
        );
      }
      faults.push(...faultsOfRecords(own, rates, await zoneOf(companyId), adjusted));
      if (worksThere) earned += own.reduce((sum, { costCents }) => sum + (costCents ?? 0), 0);
    }
    await rest();
  }
  // The days that have only adjusted time.
  for (const companyId of new Set(adjustments.map((adjustment) => String(adjustment.companyId)))) {
    const alone = [...unseen].filter(([adjustment]) => String(adjustment.companyId) === companyId);
    faults.push(
      ...faultsOfRecords(
        [],
        [],
        undefined,
        alone.flatMap(([, days]) => days),
      ),
    );
  }
  if (person?.companyId && person.earnedCents !== earned) {
    faults.push(`Earned ${person.earnedCents} cents, while the records come to ${earned}.`);
  }
  return { employeeId, records, faults };
}

/** Compares each rate with the last event about it, in any company (RATE-7). */
async function faultsOfRates(
  { _id, companyId, rates }: PersonDoc,
  session: ClientSession,
): Promise<string[]> {
  const about = { 'subject.employee._id': _id, 'subject.kind': 'rate' } as const;
  const events = await driverCollection(LedgerEventModel)
    .find(about, { session })
    .sort({ at: 1, seq: 1 })
    .toArray();
  const here =
    companyId &&
    (await driverCollection(LedgerEventModel).findOne(
      { companyId, 'subject.employee._id': _id },
      { session, sort: { seq: 1 } },
    ));
  const companyIds = [...events.map((event) => event.companyId), ...(companyId ? [companyId] : [])];
  const timeZones = rates.some(({ fromDay }) => fromDay) ? await zonesEver(companyIds, session) : new Set([]);
  return faultsOfTold({ companyId, rates, since: here?.at ?? null, timeZones }, events);
}

/** The time zones that companies have, and those that their ledgers name. */
async function zonesEver(ids: readonly Types.ObjectId[], session: ClientSession): Promise<Set<string>> {
  const companies = await CompanyModel.find({ _id: { $in: ids } }, { timezone: 1 }, { session }).lean();
  const moves = await driverCollection(LedgerEventModel)
    .find({ companyId: { $in: [...ids] }, 'subject.kind': 'time-zone' }, { session })
    .toArray();
  const named = moves.flatMap(({ before, after }) => [before, after]) as (TimeZoneState | null)[];
  return new Set([...companies, ...named].flatMap((one) => one?.timezone ?? []));
}

function recordsOf(employeeId: Types.ObjectId, session: ClientSession) {
  return driverCollection(RecordModel)
    .find({ employeeId }, { session })
    .sort({ startTime: 1, _id: 1 })
    .project<RecordDoc>({ corrections: 0, gaps: 0 })
    .batchSize(500);
}

/** The time zones of companies, each read once; none for a deleted company. */
function zones(session: ClientSession): (companyId: string) => Promise<string | undefined> {
  const known = new Map<string, string | undefined>();
  return async (companyId) => {
    if (!known.has(companyId)) {
      const company = await CompanyModel.findById(companyId, { timezone: 1 }, { session }).lean();
      known.set(companyId, company?.timezone);
    }
    return known.get(companyId);
  };
}
