import { Types } from 'mongoose';
import type { CompanyDoc } from '../src/features/company/model.ts';
import { PayCalendarModel } from '../src/features/company/pay-calendar-model.ts';
import { ArchiveModel } from '../src/features/payroll/archives/archive-model.ts';
import { ConceptModel } from '../src/features/payroll/concepts/concept-model.ts';
import { LineModel } from '../src/features/payroll/concepts/line-model.ts';
import { SlipModel } from '../src/features/payroll/slips/slip-model.ts';
import { PersonModel } from '../src/features/person/model.ts';
import type { ProjectDoc } from '../src/features/project/model.ts';
import { AdjustmentModel } from '../src/features/working-time/model/adjustment-model.ts';
import { type RecordDoc, RecordModel } from '../src/features/working-time/model/record-model.ts';
import { versionOf } from '../src/features/working-time/model/version-of.ts';
import { makeToken } from '../src/platform/link-token.ts';
import { createRecord, createRequest, type Person } from './factories.ts';
import type { TestApi } from './harness.ts';
import { createPayment, createRun } from './runs.ts';
import type { People } from './scene-people.ts';
import { claimOf, createSlipLink } from './slips.ts';

/** The days of `targets.lastRun`, and those that are closed next: before all that the scene has, so that they stand in nobody's way. */
export const CLOSED = { startDate: '1999-11-16', endDate: '1999-11-30' };
export const NEXT = { startDate: '1999-12-01', endDate: '1999-12-15' };

/** The name of the company in `targets.archive`. */
export const ARCHIVED = 'Empresa que fue';

/** Working time and pay. */
export interface PayTargets {
  /** An open record of `employee`. */
  readonly record: string;
  /** A record of `employee` that has ended and waits for review, with a lunch deducted after it. */
  readonly pastRecord: string;
  /** A record of another employee that was confirmed. */
  readonly confirmedRecord: string;
  /** A record of `colleague` that a run pays. */
  readonly closedRecord: string;
  /** A later change of another of their records. */
  readonly adjustment: string;
  /** The request of `employee` about that record. */
  readonly request: string;
  /** A request of `colleague` that was accepted. */
  readonly acceptedRequest: string;
  /** An unanswered claim about `slip`, and the token that opens the slip without signing in. */
  readonly claim: string;
  readonly slipToken: string;
  /** The rate of `employee`. */
  readonly rate: string;
  /** A deduction of everyone's in the company. */
  readonly concept: string;
  /** The pay line of `employee` in the open period. */
  readonly payLine: string;
  /** A closed run of the company, the slip of `employee` in it, and a payment of a part of that. */
  readonly run: string;
  readonly slip: string;
  readonly payment: string;
  /** A deleted company called `ARCHIVED`, with a run; its archive was downloaded. */
  readonly archive: string;
  /** The run that closed the last days of it, long before all else. */
  readonly lastRun: string;
}

/** Creates records, rates, lines, runs and slips of the owner's company, and a record of the other tenant. */
export async function createPay(
  api: TestApi,
  { owner, inside, colleague, elsewhere, client }: People,
  company: CompanyDoc,
  abroad: CompanyDoc,
  project: ProjectDoc,
) {
  const worked = {
    startTime: new Date('2026-11-18T14:00:00Z'),
    endTime: new Date('2026-11-18T22:00:00Z'),
    rateCents: 1_250,
    costCents: 10_000,
  };
  const lunch = { from: worked.endTime, until: new Date('2026-11-18T22:45:00Z') };
  const past = { ...worked, endReason: 'lost_signal', needsReview: true, lunch } as const;
  const pastRecord = await createRecord(api, inside, company._id, past);
  const at = new Date('2026-11-19T16:00:00Z');
  const before = { startTime: new Date('2026-11-10T14:00:00Z'), endTime: new Date('2026-11-10T22:00:00Z') };
  const values = { ...before, projectId: null, projectName: '' };
  const confirmedRecord = await createRecord(api, colleague, company._id, {
    ...worked,
    ...before,
    endReason: 'lost_signal',
    corrections: [{ kind: 'confirmed', at, by: owner._id, reason: '', before: values, after: values }],
  });
  const { closedRecord, adjustment } = await createClosed(api, colleague, company, worked);
  const theirRecord = await createRecord(api, elsewhere, abroad._id, worked);
  const record = await createRecord(api, inside, company._id, {
    projectId: project._id,
    evidence: markedByAnother(colleague, api.clock.now()),
  });
  const concept = await ConceptModel.create({
    companyId: company._id,
    name: 'Cuota',
    kind: 'deduction',
    basis: 'percent',
    value: 483,
    once: false,
  });
  const payLine = await LineModel.create({
    companyId: company._id,
    employeeId: inside._id,
    name: 'Bono',
    kind: 'addition',
    cents: 5_000,
  });
  const { run, slips } = await createRun(api, company, [
    { person: inside, netCents: 10_000 },
    { person: colleague, netCents: 5_000 },
  ]);
  const payment = await createPayment(api, slips[0], { cents: 2_500, by: owner });
  const last = { ...CLOSED, payday: CLOSED.endDate };
  const { run: lastRun } = await createRun(api, company, [{ person: inside, netCents: 0 }], last);
  await PayCalendarModel.create({
    _id: company._id,
    schedule: { kind: 'semimonthly' },
    closedThrough: CLOSED.endDate,
    lastRunNumber: lastRun.number,
  });
  const archive = await createArchive(api, company, client);
  const claim = claimOf('Falta una hora.', api.clock.now(), '2026-11-12');
  const claimed = { answer: 'claimed', claims: [claim] } as const;
  const slip = await SlipModel.findByIdAndUpdate(slips[0]?._id, claimed).orFail();
  const slipToken = makeToken();
  await createSlipLink(api, slip, slipToken);
  const targets: PayTargets = {
    record: String(record._id),
    pastRecord: String(pastRecord._id),
    confirmedRecord: String(confirmedRecord._id),
    closedRecord,
    adjustment,
    request: String((await createRequest(api, pastRecord))._id),
    acceptedRequest: await createAccepted(api, colleague, company),
    claim: String(claim._id),
    slipToken,
    rate: String((await PersonModel.findById(inside._id).lean())?.rates[0]?._id),
    concept: String(concept._id),
    payLine: String(payLine._id),
    run: String(run._id),
    slip: String(slips[0]?._id),
    payment: String(payment._id),
    archive,
    lastRun: String(lastRun._id),
  };
  return { targets, theirRecord: String(theirRecord._id) };
}

/** The downloaded archive of a deleted company that had paid somebody. */
async function createArchive(api: TestApi, like: CompanyDoc, person: Person): Promise<string> {
  const { createdBy, currency, timezone } = like;
  const gone = { createdBy, currency, timezone, _id: new Types.ObjectId(), name: ARCHIVED } as CompanyDoc;
  await createRun(api, gone, [{ person, netCents: 7_500 }]);
  const at = api.clock.now();
  await ArchiveModel.create({
    ...{ _id: gone._id, name: ARCHIVED, deletedAt: at, lastClosedAt: at, runs: 1, people: 1 },
    downloaded: { at, seq: 0 },
  });
  return String(gone._id);
}

/** The evidence of a record that a colleague began. */
function markedByAnother({ _id }: Person, at: Date): NonNullable<RecordDoc['evidence']> {
  const when = { at, earliest: at, latest: at, isExact: true, isOffline: false };
  const mark = { kind: 'in' as const, ...when, deviceName: 'Teléfono', markedBy: _id };
  return { beats: 0, touches: 0, lastTouch: null, idle: [], marks: [mark] };
}

/** A request that was accepted: its record ended an hour earlier before. */
async function createAccepted(api: TestApi, person: Person, company: CompanyDoc): Promise<string> {
  const of = { projectId: null, projectName: '' };
  const before = {
    ...of,
    startTime: new Date('2026-11-09T14:00:00Z'),
    endTime: new Date('2026-11-09T21:00:00Z'),
  };
  const after = { ...before, endTime: new Date('2026-11-09T22:00:00Z') };
  const requestId = new Types.ObjectId();
  const by = { at: api.clock.now(), by: company.createdBy, reason: 'Se fue la luz.' };
  const record = await createRecord(api, person, company._id, {
    ...{ startTime: after.startTime, endTime: after.endTime, durationMs: 8 * 3_600_000 },
    ...{ rateCents: 1_250, costCents: 10_000 },
    corrections: [{ kind: 'corrected', ...by, before, after, requestId }],
  });
  await createRequest(api, record, {
    ...{ _id: requestId, asked: before, proposed: after, status: 'accepted', decision: by, result: after },
    granted: { version: versionOf(record), was: null, adjustmentId: null },
  });
  return String(requestId);
}

/** A record that a run pays, and an adjustment of another one. */
async function createClosed(api: TestApi, person: Person, company: CompanyDoc, worked: Partial<RecordDoc>) {
  const closed = await createRecord(api, person, company._id, worked);
  const before = {
    startTime: new Date('2026-11-17T14:00:00Z'),
    endTime: new Date('2026-11-17T22:00:00Z'),
  };
  const after = { ...before, endTime: new Date('2026-11-17T23:00:00Z') };
  const other = await createRecord(api, person, company._id, { ...worked, ...before });
  const run = { 'pieces.$[].runId': new Types.ObjectId(), 'pieces.$[].runNumber': 1 };
  await RecordModel.updateMany({ _id: { $in: [closed._id, other._id] } }, { $set: run });
  const { _id } = await AdjustmentModel.create({
    companyId: company._id,
    employeeId: person._id,
    recordId: other._id,
    before,
    after,
    days: [
      {
        date: '2026-11-17',
        removed: [{ ...before, date: '2026-11-17', rateCents: 1_250 }],
        added: [{ ...after, date: '2026-11-17', rateCents: 1_250 }],
        priorCents: 10_000,
        ms: 3_600_000,
        cents: 1_250,
      },
    ],
    ms: 3_600_000,
    cents: 1_250,
    reason: 'Salió más tarde.',
    by: { _id: company.createdBy, fullname: 'Olga Dueñas', username: 'olga' },
    at: api.clock.now(),
    sequence: 1,
  });
  return { closedRecord: String(closed._id), adjustment: String(_id) };
}
