import { isDeepStrictEqual } from 'node:util';
import type { LedgerKind } from '@faena/shared/domain';
import type { ClientSession, Model, mongo, Types } from 'mongoose';
import { driverCollection, snapshotSession } from '../../../platform/database.ts';
import { CompanyModel, PayCalendarModel } from '../../company/index.ts';
import { type LedgerEventDoc, LedgerEventModel } from '../../ledger/index.ts';
import { PersonModel } from '../../person/index.ts';
import { type RecordRequestDoc, RecordRequestModel } from '../../record-request/index.ts';
import { AdjustmentModel, RecordModel } from '../../working-time/index.ts';
import { ArchiveModel } from '../archives/archive-model.ts';
import { ConceptModel } from '../concepts/concept-model.ts';
import { LineModel } from '../concepts/line-model.ts';
import { PaymentModel } from '../payments/payment-model.ts';
import { scheduleState } from '../periods/calendar-wire.ts';
import { type RunDoc, RunModel } from '../runs/run-model.ts';
import { SlipModel } from '../slips/slip-model.ts';
import type { CompanyLedger } from './company-ledger.ts';
import {
  adjustmentDiffers,
  conceptDiffers,
  lineDiffers,
  paymentDiffers,
  requestDiffers,
  runDiffers,
  slipDiffers,
} from './compare-with-ledger.ts';
import { pairWithEvents } from './pair-with-events.ts';
import { anchorOf, mayPrecedeEvents } from './read-anchor.ts';
import { faultsOfRecords } from './verify-records.ts';

/** The result of comparing a company's data with its ledger. */
export interface VerifiedTold {
  readonly companyId: Types.ObjectId;
  /** The faults, a sentence each. */
  readonly faults: readonly string[];
}

interface OfCompany {
  readonly _id: Types.ObjectId;
  readonly companyId: Types.ObjectId;
}

/** A kind of thing with events. */
interface Kind<Doc extends OfCompany> {
  readonly kind: LedgerKind;
  readonly name: string;
  readonly model: Model<Doc>;
  /** The compared fields; by default all. */
  readonly fields?: Readonly<Record<string, 1>>;
  /** The act that removes it. */
  readonly removal?: LedgerEventDoc['action'];
  /** Whether the document may be missing without an event. */
  readonly mayBeGone?: (last: LedgerEventDoc, ledger: CompanyLedger) => boolean | Promise<boolean>;
  readonly called?: (doc: Doc) => string;
  readonly differs: (doc: Doc, events: readonly LedgerEventDoc[], ledger: CompanyLedger) => string[];
}

const KINDS = [
  kindOf({
    ...{ kind: 'line', name: 'Line', model: LineModel, removal: 'line-removed', differs: lineDiffers },
    // Earlier versions added no event for a line that was deleted with its person.
    mayBeGone: ({ format }, { stands }) => !format || !stands,
  }),
  kindOf({
    ...{ kind: 'concept', name: 'Concept', model: ConceptModel, removal: 'concept-removed' },
    ...{ differs: conceptDiffers, mayBeGone: (_, { stands }) => !stands },
  }),
  kindOf({
    ...{ kind: 'adjustment', name: 'Adjustment', model: AdjustmentModel, removal: 'adjustment-removed' },
    differs: adjustmentDiffers,
  }),
  kindOf({
    ...{ kind: 'payment', name: 'Payment', model: PaymentModel },
    differs: (payment, events, { runNumbers }) =>
      paymentDiffers(payment, runNumbers.get(String(payment.runId)) ?? 0, events),
  }),
  kindOf<RunDoc>({
    ...{ kind: 'run', name: 'Run', model: RunModel, called: ({ number }) => `Run ${number}` },
    differs: runDiffers,
  }),
  kindOf({
    ...{ kind: 'slip', name: 'Slip', model: SlipModel, differs: slipDiffers },
    fields: { answer: 1, acceptedAt: 1, viaLink: 1, contested: 1, claims: 1 },
  }),
  kindOf<RecordRequestDoc>({
    ...{ kind: 'request', name: 'Request', model: RecordRequestModel },
    fields: { status: 1, decision: 1, proposed: 1, result: 1, employeeId: 1 },
    // Accounts are deleted with their person.
    mayBeGone: async ({ subject }, { stands, session }) =>
      !stands || !(await PersonModel.exists({ _id: subject.employee?._id ?? null }).session(session)),
    differs: (request, events, { since }) => {
      const { status, decision } = request;
      const isTold = events.length > 0 || status === 'open' || status === 'withdrawn';
      return isTold || !since || !decision || decision.at <= since
        ? requestDiffers(request, events)
        : ['events'];
    },
  }),
  faultsOfRecords,
] as const;

/**
 * Compares all data of companies with their ledgers (LEDGER-5), document by document, each company in one snapshot. It
 * awaits `rest` in between, so that other work can run.
 */
export async function* verifyAgainstLedger(rest: () => Promise<void>): AsyncGenerator<VerifiedTold> {
  const models = [RecordModel, RunModel, LineModel, ConceptModel, AdjustmentModel, PaymentModel];
  const companies = [
    ...(await LedgerEventModel.distinct('companyId')),
    ...(await Promise.all(models.map((model) => model.collection.distinct('companyId')))).flat(),
  ] as Types.ObjectId[];
  for (const companyId of new Map(companies.map((id) => [String(id), id])).values()) {
    await using session = await snapshotSession();
    const ledger = await ledgerOf(companyId, session);
    const faults: string[] = [];
    if (ledger) {
      faults.push(...(await faultsOfTerms(ledger)), ...(await faultsOfFurtherAnchors(ledger)));
      for (const faultsOfKind of KINDS) {
        for await (const fault of faultsOfKind(ledger, rest)) faults.push(fault);
      }
    }
    yield { companyId, faults };
  }
}

/** Null during the purge of an archive, in which any document may be missing (RUN-8). */
async function ledgerOf(companyId: Types.ObjectId, session: ClientSession): Promise<CompanyLedger | null> {
  if (await ArchiveModel.exists({ _id: companyId, purging: true }).session(session)) return null;
  const first = await driverCollection(LedgerEventModel).findOne({ companyId, seq: 1 }, { session });
  const runs = driverCollection(RunModel).find({ companyId }, { session }).project<RunNumber>({ number: 1 });
  const anchor = await anchorOf(companyId, session);
  return {
    ...{ companyId, session, since: first?.at ?? null, anchor },
    waitsForAnchor: anchor === null && (await mayPrecedeEvents(companyId, session)),
    stands: (await CompanyModel.exists({ _id: companyId }).session(session)) !== null,
    runNumbers: new Map((await runs.toArray()).map(({ _id, number }) => [String(_id), number])),
  };
}

interface RunNumber {
  readonly _id: Types.ObjectId;
  readonly number: number;
}

type FaultsOfKind = (ledger: CompanyLedger, rest: () => Promise<void>) => AsyncGenerator<string>;

function kindOf<Doc extends OfCompany>(kind: Kind<Doc>): FaultsOfKind {
  return async function* faultsOfKind(ledger, rest) {
    const { companyId, session } = ledger;
    const docs = driverCollection<Doc>(kind.model)
      .find({ companyId } as mongo.Filter<Doc>, { session, allowDiskUse: true })
      .sort({ _id: 1 })
      .project<Doc>(kind.fields ?? {})
      .batchSize(500);
    const events = driverCollection(LedgerEventModel)
      .find({ companyId, 'subject.kind': kind.kind }, { session, allowDiskUse: true })
      .sort({ 'subject.id': 1, seq: 1 })
      .batchSize(500);
    for await (const { doc, events: own } of pairWithEvents(docs, events)) {
      const fault = await faultOf(kind, doc, own, ledger);
      if (fault) yield fault;
      await rest();
    }
  };
}

async function faultOf<Doc extends OfCompany>(
  { name, removal, mayBeGone, called, differs }: Kind<Doc>,
  doc: Doc | null,
  events: readonly LedgerEventDoc[],
  ledger: CompanyLedger,
): Promise<string | null> {
  const last = events.at(-1);
  const isRemoved = last !== undefined && last.action === removal;
  if (!doc) {
    if (!last || isRemoved || (await mayBeGone?.(last, ledger))) return null;
    return `Event ${last.seq} tells of a ${name.toLowerCase()} that is not there.`;
  }
  const subject = called?.(doc) ?? `${name} ${doc._id}`;
  if (isRemoved) return `${subject} is there, while event ${last.seq} tells of its removal.`;
  const fields = differs(doc, events, ledger);
  if (fields.length === 0) return null;
  return `${subject} is not the one that the ledger tells of: ${fields.join(', ')}.`;
}

/** A company is anchored once: a second anchor would hide what changed since the first (LEDGER-13). */
async function faultsOfFurtherAnchors({ companyId, session, anchor }: CompanyLedger): Promise<string[]> {
  if (!anchor) return [];
  const further = { companyId, 'subject.kind': 'anchor', seq: { $gt: anchor.seq } } as const;
  const events = await driverCollection(LedgerEventModel).find(further, { session }).toArray();
  return events.map(({ seq }) => `Event ${seq} anchors records again.`);
}

/** Checks the single values of a company: pay calendar, currency and time zone. */
async function faultsOfTerms({ companyId, session, stands }: CompanyLedger): Promise<string[]> {
  const lastOf = (kind: LedgerKind) =>
    driverCollection(LedgerEventModel).findOne(
      { companyId, 'subject.kind': kind },
      { session, sort: { seq: -1 } },
    );
  const calendar = await driverCollection(PayCalendarModel).findOne({ _id: companyId }, { session });
  const company = stands ? await CompanyModel.findById(companyId, null, { session }).lean() : null;
  const terms = [
    ['schedule', calendar && scheduleState(calendar)],
    ['currency', company && { currency: company.currency ?? '' }],
    ['time-zone', company && { timezone: company.timezone }],
  ] as const;
  const faults: string[] = [];
  for (const [kind, state] of terms) {
    const recorded = await lastOf(kind);
    if (recorded && state && !isDeepStrictEqual(recorded.after, state)) {
      faults.push(`The ${kind} of the company is not the one that event ${recorded.seq} tells of.`);
    }
  }
  return faults;
}
