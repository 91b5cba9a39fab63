import type { AnchorState, RecordState } from '@faena/shared/schemas';
import { driverCollection } from '../../../platform/database.ts';
import { type LedgerEventDoc, LedgerEventModel } from '../../ledger/index.ts';
import { type RecordDoc, RecordModel, recordState } from '../../working-time/index.ts';
import type { CompanyLedger } from './company-ledger.ts';
import { differing, recordDiffers } from './compare-with-ledger.ts';
import { pairWithEvents } from './pair-with-events.ts';
import { RecordTally } from './record-tally.ts';

const FIELDS = {
  ...{ employeeId: 1, projectId: 1, projectName: 1, startTime: 1, endTime: 1, durationMs: 1 },
  ...{ needsReview: 1, voided: 1, costCents: 1, corrections: 1, endReason: 1, open: 1 },
};

/**
 * Compares each record of a company with its last event, and each event with the one before it (LEDGER-8, LEDGER-12).
 * Records without a later event than the anchor must be those that it anchors (LEDGER-13).
 */
export async function* faultsOfRecords(
  ledger: CompanyLedger,
  rest: () => Promise<void>,
): AsyncGenerator<string> {
  const { companyId, session, anchor } = ledger;
  const docs = driverCollection(RecordModel)
    .find({ companyId }, { session, allowDiskUse: true })
    .sort({ _id: 1 })
    .project<RecordDoc>(FIELDS)
    .batchSize(500);
  const events = driverCollection(LedgerEventModel)
    .find({ companyId, 'subject.kind': { $in: ['record', 'clock'] } }, { session, allowDiskUse: true })
    .sort({ 'subject.id': 1, seq: 1 })
    .batchSize(500);
  const tally = new RecordTally();
  for await (const { doc, events: own } of pairWithEvents(docs, events)) {
    const fault = doc ? faultOf(doc, own, ledger) : faultOfMissing(own);
    if (fault) yield fault;
    if (anchor) tallyAt(anchor.seq, doc, own, tally);
    await rest();
  }
  if (anchor) yield* faultsOfAnchor(anchor, tally.sum());
}

function faultOfMissing(events: readonly LedgerEventDoc[]): string | null {
  const last = events.at(-1);
  return last ? `Event ${last.seq} tells of a record that is not there.` : null;
}

function faultOf(doc: RecordDoc, events: readonly LedgerEventDoc[], ledger: CompanyLedger): string | null {
  const { anchor, waitsForAnchor, since } = ledger;
  const isKnown = (event: LedgerEventDoc) =>
    event.subject.kind !== 'clock' || (!waitsForAnchor && event.seq > (anchor?.seq ?? 0));
  const known = events.filter(isKnown);
  const isBare = !doc.open && events.length === 0 && !anchor && !waitsForAnchor;
  const fields = isBare ? ['events'] : recordDiffers(doc, known, since);
  const later = waitsForAnchor ? [] : known.filter(({ seq }) => seq > (anchor?.seq ?? 0));
  const isBroken = later.some((event, index) => !continues(event, later[index - 1]));
  const all = isBroken ? [...fields, 'earlier states'] : fields;
  return all.length === 0
    ? null
    : `Record ${doc._id} is not the one that the ledger tells of: ${all.join(', ')}.`;
}

/** Tests whether an event begins with the state after the previous one; a running record changes without an event. */
function continues({ before }: LedgerEventDoc, previous: LedgerEventDoc | undefined): boolean {
  if (!previous) return true;
  const left = previous.after as RecordState | null;
  if (!left || left.endTime === null) return true;
  const { cents: _, besideCents: __, ...facts } = left;
  return before !== null && differing(before as RecordState, facts).length === 0;
}

/** Adds the anchored state of a record: the one before its first later event, else its present one. */
function tallyAt(
  anchored: number,
  doc: RecordDoc | null,
  events: readonly LedgerEventDoc[],
  tally: RecordTally,
): void {
  const next = events.find(({ seq }) => seq > anchored);
  if (next) {
    if (next.before) tally.add(next.subject.employee?._id, next.subject.id, next.before as RecordState);
  } else if (doc) tally.add(doc.employeeId, doc._id, recordState(doc));
}

function faultsOfAnchor({ seq, after }: LedgerEventDoc, found: AnchorState): string[] {
  const { people } = after as AnchorState;
  const byId = (state: AnchorState['people']) => new Map(state.map((person) => [person.employeeId, person]));
  const [told, there] = [byId(people), byId(found.people)];
  return [...new Set([...told.keys(), ...there.keys()])].flatMap((id) => {
    if (told.get(id)?.hash === there.get(id)?.hash) return [];
    const [one, other] = [told.get(id)?.records ?? 0, there.get(id)?.records ?? 0];
    return `Event ${seq} anchors ${one} records of employee ${id}, while ${other} are there, or others.`;
  });
}
