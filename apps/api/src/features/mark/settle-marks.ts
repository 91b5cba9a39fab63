import type { MarkDecision } from '@faena/shared/domain';
import { KeptMark, type MarksSettlement } from '@faena/shared/schemas';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { answer } from '../../kernel/answer.ts';
import { conflict, notFound } from '../../kernel/errors.ts';
import { groupedBy } from '../../kernel/grouped.ts';
import { driverCollection, transaction } from '../../platform/database.ts';
import { ownsCompany } from '../../platform/scope.ts';
import type { Services } from '../../platform/services.ts';
import { clockTermsOf } from '../company/index.ts';
import { addEvents, inTurnOfChain } from '../ledger/index.ts';
import { lockPerson } from '../person/index.ts';
import { countStored } from './count-marked.ts';
import { type MarkDoc, MarkModel } from './model.ts';
import { isCountable, waiting } from './waiting.ts';
import { marksToWire } from './wire.ts';

const ACTIONS = { count: 'mark-counted', set_aside: 'mark-set-aside', wait: 'mark-waits' } as const;

/** A mark about which a manager of its company decides. */
type DecidableMark = MarkDoc & { readonly companyId: Types.ObjectId };

/**
 * Decides about marks: they count as marks of their person, are set aside, or wait again (MARK-41, MARK-42). The marks of one
 * person are decided together. One about which somebody else has decided meanwhile stays as it is.
 * @throws AppError `not_found` for a mark out of reach, and for one that never waited; `conflict` to count one that cannot
 */
export async function settleMarks(
  settlement: MarksSettlement,
  actor: Actor,
  services: Services,
): Promise<KeptMark[]> {
  const ids = [...new Set(settlement.marks)].map((id) => new Types.ObjectId(id));
  const found = await driverCollection(MarkModel)
    .find({ _id: { $in: ids } })
    .toArray();
  const asked = found.filter(isDecidable).filter(({ companyId }) => ownsCompany(actor, companyId));
  if (asked.length < ids.length) throw notFound('mark');
  if (settlement.decision === 'count' && !asked.every(mayCount)) throw conflict('mark_not_countable');
  const done: KeptMark[] = [];
  for (const theirs of groupedBy(asked, ({ personId, companyId }) => `${personId} ${companyId}`).values()) {
    const [first] = theirs;
    if (!first) continue;
    const decide = () =>
      transaction((session) => settle(theirs, settlement, { actor, session, services, ...first }));
    done.push(...(await inTurnOfChain(first.companyId, decide)));
  }
  return done;
}

function isDecidable(mark: MarkDoc): mark is DecidableMark {
  return mark.companyId !== undefined;
}

/** Tests whether a mark can count, or counts already. */
function mayCount(mark: MarkDoc): boolean {
  return mark.counts || isCountable(mark);
}

interface Deciding extends Pick<DecidableMark, 'personId' | 'companyId'> {
  readonly actor: Actor;
  readonly session: ClientSession;
  readonly services: Services;
}

/** Decides about marks of one person in one company. */
async function settle(
  asked: readonly MarkDoc[],
  { decision: decided, reason }: MarksSettlement,
  { actor, session, services: { clock, config }, personId, companyId }: Deciding,
): Promise<KeptMark[]> {
  // The lock makes a concurrent decision wait, so that each mark is decided once.
  const worker = await lockPerson({ _id: personId }, session);
  const marks = await driverCollection(MarkModel)
    .find({ _id: { $in: asked.map(({ _id }) => _id) } }, { session })
    .toArray();
  marks.sort((one, other) => +one.at - +other.at || one.counter - other.counter);
  const open = marks.filter((mark) => isOpenFor(mark, decided));
  if (open.length === 0) return checked(marks);
  const at = clock.now();
  const changed = open.map((mark): MarkDoc => ({ ...mark, decision: { decided, at, by: actor.id, reason } }));
  const settled = new Map<string, MarkDoc>();
  const note = (all: readonly MarkDoc[]) => {
    for (const mark of all) settled.set(String(mark._id), mark);
  };
  if (decided === 'count') {
    if (!worker?.companyId?.equals(companyId)) throw conflict('mark_not_countable');
    const terms = await clockTermsOf(companyId, session);
    const when = { terms, at, language: config.defaultLanguage, chain: [], session };
    note(await countStored(changed.map(asCounting), worker, when));
  } else {
    const next = await waiting(changed, session);
    await driverCollection(MarkModel).bulkWrite(
      next.map((mark) => ({ replaceOne: { filter: { _id: mark._id }, replacement: mark } })),
      { session },
    );
    note(next);
  }
  const action = ACTIONS[decided];
  const events = open.map(({ _id, kind, at: pressedAt, reason: why }) => ({
    ...{ companyId, at, actor, action, subject: { id: _id, employeeId: personId } },
    ...{ before: null, after: { kind, at: pressedAt.toISOString(), why }, reason },
  }));
  await addEvents(events, session);
  return checked(marks.map((mark) => settled.get(String(mark._id)) ?? mark));
}

/** Marks in answers, before the decision is committed. */
async function checked(marks: readonly MarkDoc[]): Promise<KeptMark[]> {
  return (await marksToWire(marks)).map((mark) => answer(KeptMark, mark));
}

/** Tests whether a decision changes a mark: one that was set aside may still count, or wait again. */
function isOpenFor({ waits, decision }: MarkDoc, decided: MarkDecision): boolean {
  const isAside = decision?.decided === 'set_aside';
  if (decided === 'wait') return isAside;
  return waits === true || (decided === 'count' && isAside);
}

function asCounting(mark: MarkDoc): MarkDoc {
  return { ...mark, counts: true, result: 'recorded', reason: null };
}
