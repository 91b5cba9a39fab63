import {
  LEDGER_ACTIONS,
  LEDGER_FORMAT,
  LEDGER_KINDS,
  type LedgerAction,
  type LedgerKind,
} from '@faena/shared/domain';
import type { LedgerEvent } from '@faena/shared/schemas';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { asStored } from '../../platform/canonical-hash.ts';
import { driverCollection } from '../../platform/database.ts';
import { FormerPersonModel, PersonModel, type PersonName } from '../person/index.ts';
import { type LedgerEventDoc, LedgerEventModel, LedgerHeadModel } from './event-model.ts';
import { hashEvent } from './hash-event.ts';
import { tellOfEvents } from './tell-of-events.ts';

/** An action with its states, whose type depends on the kind. */
type Change = LedgerEvent extends infer E
  ? E extends LedgerEvent
    ? Pick<E, 'action' | 'before' | 'after'>
    : never
  : never;

/** An event, as its cause reports it. */
export type EventDraft = Change & {
  readonly companyId: Types.ObjectId;
  readonly at: Date;
  /** Null for the employee whom it concerns. */
  readonly actor: Pick<Actor, 'id' | 'fullname' | 'username'> | null;
  readonly subject: {
    /** The id of the rate, record or request; null for things a company has only once. */
    readonly id: Types.ObjectId | null;
    /** The employee whom the event concerns; null if it concerns the whole company. */
    readonly employeeId: Types.ObjectId | null;
  };
  readonly reason?: string;
};

const KIND_OF = Object.fromEntries(
  LEDGER_KINDS.flatMap((kind) => LEDGER_ACTIONS[kind].map((action) => [action, kind])),
) as Record<LedgerAction, LedgerKind>;

/**
 * Adds events to the chains of their companies, in the transaction of their acts (LEDGER-1). The events of one
 * company get the next numbers in the given order. A concurrent addition conflicts at the chain's head and one of the
 * two is retried, so a long transaction should call it late (LEDGER-3).
 */
export async function addEvents(drafts: readonly EventDraft[], session: ClientSession): Promise<void> {
  if (drafts.length === 0) return;
  const names = await namesIn(drafts, session);
  for (const companyId of new Set(drafts.map((draft) => String(draft.companyId)))) {
    const own = drafts.filter((draft) => draft.companyId.equals(companyId));
    await addToChain(new Types.ObjectId(companyId), own, names, session);
  }
}

async function addToChain(
  companyId: Types.ObjectId,
  drafts: readonly EventDraft[],
  names: ReadonlyMap<string, PersonName>,
  session: ClientSession,
): Promise<void> {
  const heads = driverCollection(LedgerHeadModel);
  const head = await heads.findOne({ _id: companyId }, { session });
  const { seq = 0, hash = '' } = head ?? {};
  const events: LedgerEventDoc[] = [];
  for (const draft of drafts) {
    const prev = events.at(-1)?.hash ?? hash;
    const unsealed = asStored({ ...toEvent(draft, names), seq: seq + events.length + 1, prev });
    events.push({ ...unsealed, hash: hashEvent(unsealed) });
  }
  const last = events.at(-1);
  if (!last) return;
  const unchanged = { _id: companyId, ...(head && { seq }) };
  await heads.replaceOne(unchanged, { seq: last.seq, hash: last.hash }, { session, upsert: !head });
  await driverCollection(LedgerEventModel).insertMany(events, { session });
  await tellOfEvents(events, session);
}

type Unsealed = Omit<LedgerEventDoc, 'hash'>;

function toEvent(
  { companyId, at, actor, action, subject, before, after, reason = '' }: EventDraft,
  names: ReadonlyMap<string, PersonName>,
): Omit<Unsealed, 'seq' | 'prev'> {
  const { id, employeeId } = subject;
  const unknown = { fullname: '', username: '' };
  const employee = employeeId && { _id: employeeId, ...(names.get(String(employeeId)) ?? unknown) };
  return {
    _id: new Types.ObjectId(),
    companyId,
    at,
    actor: actor
      ? { _id: actor.id, fullname: actor.fullname, username: actor.username }
      : (employee ?? { _id: companyId, ...unknown }),
    action,
    subject: {
      kind: KIND_OF[action],
      id,
      employee,
    },
    before,
    after,
    reason,
    format: LEDGER_FORMAT,
  };
}

/** The names of the people events concern, also of deleted ones. */
async function namesIn(
  drafts: readonly EventDraft[],
  session: ClientSession,
): Promise<Map<string, PersonName>> {
  const ids = drafts.flatMap(({ subject }) => subject.employeeId ?? []);
  if (ids.length === 0) return new Map();
  const query = { _id: { $in: ids } };
  const fields = { fullname: 1, username: 1 };
  const people = await PersonModel.find(query, fields, { session }).lean();
  const found = new Set(people.map(({ _id }) => String(_id)));
  const others = ids.filter((id) => !found.has(String(id)));
  const former =
    others.length === 0
      ? []
      : await FormerPersonModel.find({ _id: { $in: others } }, fields, { session }).lean();
  return new Map(
    [...people, ...former].map(({ _id, fullname, username }) => [String(_id), { fullname, username }]),
  );
}
