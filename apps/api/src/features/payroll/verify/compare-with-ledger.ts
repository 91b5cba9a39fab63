import { isDeepStrictEqual } from 'node:util';
import type {
  AdjustmentState,
  ConceptState,
  LineState,
  PaymentState,
  RecordState,
  RequestState,
  RunState,
  SlipState,
} from '@faena/shared/schemas';
import type { LedgerEventDoc } from '../../ledger/index.ts';
import { type NamedThenDoc, namedThenToWire } from '../../person/index.ts';
import { type RecordRequestDoc, requestState } from '../../record-request/index.ts';
import {
  type AdjustmentDoc,
  adjustmentStates,
  type CorrectionDoc,
  type RecordDoc,
  recordState,
} from '../../working-time/index.ts';
import type { ConceptDoc } from '../concepts/concept-model.ts';
import { conceptState } from '../concepts/concept-wire.ts';
import type { LineDoc } from '../concepts/line-model.ts';
import { lineState } from '../concepts/line-wire.ts';
import { paymentState } from '../payments/payment-event.ts';
import type { PaymentDoc } from '../payments/payment-model.ts';
import type { RunDoc } from '../runs/run-model.ts';
import { runState } from '../runs/run-wire.ts';
import type { AnswerLinkDoc } from '../slips/answer-link.ts';
import type { SlipDoc } from '../slips/slip-model.ts';

/*
 * The differences between stored data and their events (LEDGER-5). Each function returns the names of the fields that
 * differ. A field that is newer than an event is not compared.
 */

type Events = readonly LedgerEventDoc[];
type Fields = Readonly<Record<string, unknown>>;

/** The names of the fields whose stored value differs from the value in the ledger (`recorded`). */
export function differing(stored: Fields, recorded: Fields): string[] {
  return Object.keys(recorded).filter(
    (key) => recorded[key] !== undefined && !isDeepStrictEqual(plain(stored[key]), plain(recorded[key])),
  );
}

/** Ids in hex and instants as ISO strings, as events have them. */
const plain = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));

const employeeOf = ({ subject }: LedgerEventDoc) => subject.employee?._id;
const by = ({ _id, fullname, username }: NamedThenDoc) => ({ _id, fullname, username });
const act = ({ actor, at, reason }: LedgerEventDoc) => ({ by: by(actor), at, reason });
const isAct = (action: LedgerEventDoc['action']) => (event: LedgerEventDoc) => event.action === action;

export function lineDiffers(line: LineDoc, events: Events): string[] {
  const last = events.at(-1);
  if (!last) return ['events'];
  return differing(
    { ...lineState(line), employeeId: line.employeeId },
    { ...(last.after as LineState), employeeId: employeeOf(last) },
  );
}

export function conceptDiffers(concept: ConceptDoc, events: Events): string[] {
  const last = events.at(-1);
  if (!last) return ['events'];
  const { people, ...recorded } = last.after as ConceptState;
  const stored = conceptState(concept);
  // Earlier versions added no event for a deleted person who left a concept.
  const isLess = !last.format && people && stored.people?.every((id) => people.includes(id));
  return differing(stored, { ...recorded, ...(!isLess && { people }) });
}

export function adjustmentDiffers(adjustment: AdjustmentDoc, events: Events): string[] {
  const [made] = events;
  if (!made) return ['events'];
  const { without, counting } = adjustmentStates(adjustment);
  const cents = adjustment.days.reduce((sum, day) => sum + day.cents, 0);
  return [
    ...differing(without, made.before as AdjustmentState).map((field) => `before.${field}`),
    ...differing(counting, made.after as AdjustmentState),
    ...differing(
      { ...adjustment, by: by(adjustment.by), dayCents: cents },
      { ...act(made), employeeId: employeeOf(made), dayCents: adjustment.cents },
    ),
  ];
}

/** @param runNumber the number of its run */
export function paymentDiffers(payment: PaymentDoc, runNumber: number, events: Events): string[] {
  const made = events.filter(isAct('payment-made'));
  const [first] = made;
  if (!first || made.length > 1) return ['events'];
  const removed = events.find(isAct('payment-removed'));
  const recorded = removed ? act(removed) : null;
  const stored = payment.removed && { ...payment.removed, by: by(payment.removed.by) };
  const { at, employeeId } = payment;
  const { reason: _, ...making } = act(first);
  return [
    ...differing(paymentState(payment, { number: runNumber }), first.after as PaymentState),
    ...differing(
      {
        at,
        by: by(payment.by),
        employeeId,
        removed: stored && { by: stored.by, at: stored.at, reason: stored.reason },
      },
      { ...making, employeeId: employeeOf(first), removed: recorded },
    ),
  ];
}

export function runDiffers(run: RunDoc, events: Events): string[] {
  const closings = events.filter(isAct('run-closed'));
  const [closing] = closings;
  if (!closing || closings.length > 1) return ['events'];
  const reopening = events.find(isAct('run-reopened'));
  const { reopened } = run;
  const { reason: _, ...closed } = act(closing);
  const { recordsHash: __, ...recorded } = closing.after as RunState;
  return [
    ...differing({ ...runState(run) }, recorded),
    ...differing({ by: by(run.closedBy), at: run.closedAt }, closed).map((field) => `closed ${field}`),
    ...differing(
      {
        state: run.state,
        reopened: reopened && { by: by(reopened.by), at: reopened.at, reason: reopened.reason },
      },
      { state: reopening ? 'reopened' : 'closed', reopened: reopening ? act(reopening) : null },
    ),
  ];
}

/** Compares the answers to a slip: claims, replies and the acceptance (ANSWER-1). */
export function slipDiffers(slip: SlipDoc, events: Events): string[] {
  const { claims = [], acceptedAt = null, answer = 'none', viaLink = null, contested = null } = slip;
  const said = events.filter(isAct('slip-claimed'));
  const replies = events.filter(isAct('claim-answered'));
  const contest = said.find(({ before }) => before !== null);
  const acceptances = events.filter(isAct('slip-accepted'));
  const accepted = acceptances.findLast(({ seq }) => !contest || seq > contest.seq);
  const earlier = contest && acceptances.findLast(({ seq }) => seq < contest.seq);
  const dateOf = ({ after }: LedgerEventDoc) => (after as { date: string | null }).date;
  const waits = said.length > replies.length;
  const state = accepted ? 'accepted' : said.length === 0 ? 'none' : waits ? 'claimed' : 'answered';
  return differing(
    {
      answer,
      acceptedAt,
      viaLink: viaLink && linkState(viaLink),
      contested: contested && { ...contested, viaLink: linkState(contested.viaLink) },
      claims: claims.map(({ date, text, at, viaLink: via }) => ({
        ...{ date, text, at },
        viaLink: via ? linkState(via) : null,
      })),
      replies: sorted(
        claims.flatMap(({ date, answer }) =>
          answer ? [{ date, text: answer.text, at: answer.at, by: answer.by }] : [],
        ),
      ),
    },
    {
      answer: state,
      acceptedAt: accepted?.at ?? null,
      viaLink: accepted ? linkIn(accepted.after) : null,
      contested: contest
        ? { acceptedAt: earlier?.at ?? null, viaLink: linkIn(contest.before), at: contest.at }
        : null,
      claims: said.map((event) => ({
        ...{ date: dateOf(event), text: event.reason, at: event.at },
        viaLink: linkIn(event.after),
      })),
      replies: sorted(
        replies.map((event) => ({
          date: dateOf(event),
          text: event.reason,
          at: event.at,
          by: event.actor.fullname,
        })),
      ),
    },
  );
}

const UNKNOWN_LINK = { madeBy: null, way: null };

/** The link in the state of an answer; a link of an earlier event has no maker. */
function linkIn(state: LedgerEventDoc['after']): object | null {
  const { byLink, viaLink = UNKNOWN_LINK } = state as SlipState;
  return byLink ? viaLink : null;
}

const linkState = ({ madeBy, way }: AnswerLinkDoc) => ({ madeBy: madeBy && namedThenToWire(madeBy), way });

/** Claims may be answered in any order, so they are sorted. */
const sorted = (items: readonly object[]) => items.map((item) => JSON.stringify(item)).sort();

export function requestDiffers(request: RecordRequestDoc, events: Events): string[] {
  const last = events.at(-1);
  if (!last) return [];
  const { decision, employeeId } = request;
  const { status, ...times } = last.after as RequestState;
  const stored = { ...requestState(request), employeeId };
  // An open request may be withdrawn, which adds no event.
  if (status === 'open') {
    const waits = request.status === 'withdrawn' ? {} : { status, decision: null };
    return differing({ ...stored, decision }, { ...times, ...waits, employeeId: employeeOf(last) });
  }
  return differing(
    { ...stored, ...decision },
    {
      ...{ ...times, status, employeeId: employeeOf(last) },
      ...{ by: last.actor._id, at: last.at, reason: last.reason },
    },
  );
}

/**
 * Compares the times, the project and the corrections of a record. Its cost may change with rates, so `verifyPrices`
 * checks it.
 * @param since the beginning of its company's ledger: earlier acts have no event
 */
export function recordDiffers(record: RecordDoc, events: Events, since: Date | null): string[] {
  const last = events.at(-1);
  const { cents: _, besideCents: __, ...told } = (last?.after ?? {}) as Partial<RecordState>;
  // Heartbeats of a running record may have it wait for review without an event.
  const { needsReview: ___, ...running } = told;
  const recorded = record.open ? running : told;
  return [
    ...differing({ ...recordState(record) }, recorded),
    ...(last ? differing({ ...record }, { employeeId: employeeOf(last) }) : []),
    ...correctionsDiffer(record.corrections ?? [], events, since),
  ];
}

function correctionsDiffer(
  corrections: readonly CorrectionDoc[],
  events: Events,
  since: Date | null,
): string[] {
  const left = new Set(events);
  for (const correction of corrections) {
    const recorded = [...left].find((event) => isOf(correction, event));
    if (recorded) left.delete(recorded);
    else if (since && correction.at > since) return ['corrections'];
  }
  // A manager who stops a running record leaves no correction.
  // Nor does its clock.
  return [...left].every(({ action }) => action === 'record-stopped' || action === 'record-clocked')
    ? []
    : ['corrections'];
}

function isOf(
  { kind, at, by: author, reason, before, after }: CorrectionDoc,
  event: LedgerEventDoc,
): boolean {
  const state = event.after as RecordState | null;
  const earlier = event.before as RecordState | null;
  return (
    event.action === `record-${kind}` &&
    +event.at === +at &&
    event.actor._id.equals(author) &&
    event.reason === reason &&
    state !== null &&
    valuesDiffer(after, state).length === 0 &&
    (before === null || earlier === null || valuesDiffer(before, earlier).length === 0)
  );
}

function valuesDiffer(
  { startTime, endTime, projectId, projectName }: CorrectionDoc['after'],
  { startTime: start, endTime: end, project }: RecordState,
): string[] {
  return differing(
    { startTime, endTime, project: projectId && { _id: projectId, name: projectName } },
    { startTime: start, endTime: end, project },
  );
}
