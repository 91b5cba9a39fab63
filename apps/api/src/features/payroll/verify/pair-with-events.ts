import type { Types } from 'mongoose';
import type { LedgerEventDoc } from '../../ledger/index.ts';

interface WithId {
  readonly _id: Types.ObjectId;
}

/** A document with its events in the ledger, oldest first; null for a missing document. */
export interface WithEvents<Doc> {
  readonly doc: Doc | null;
  readonly events: readonly LedgerEventDoc[];
}

/**
 * Pairs documents with their events. Both come in the order of their ids, so that memory holds one document with its
 * events.
 */
export async function* pairWithEvents<Doc extends WithId>(
  docs: AsyncIterable<Doc>,
  events: AsyncIterable<LedgerEventDoc>,
): AsyncGenerator<WithEvents<Doc>> {
  const documents = docs[Symbol.asyncIterator]();
  const groups = bySubject(events)[Symbol.asyncIterator]();
  let [doc, group] = [await documents.next(), await groups.next()];
  while (!doc.done || !group.done) {
    const id = doc.done ? null : String(doc.value._id);
    const eventsId = group.done ? null : group.value.id;
    const isDoc = id !== null && (eventsId === null || id <= eventsId);
    const isGroup = eventsId !== null && (id === null || eventsId <= id);
    yield {
      doc: isDoc && !doc.done ? doc.value : null,
      events: isGroup && !group.done ? group.value.events : [],
    };
    if (isDoc) doc = await documents.next();
    if (isGroup) group = await groups.next();
  }
}

async function* bySubject(
  events: AsyncIterable<LedgerEventDoc>,
): AsyncGenerator<{ id: string; events: LedgerEventDoc[] }> {
  let own: LedgerEventDoc[] = [];
  for await (const event of events) {
    const [first] = own;
    if (first && String(first.subject.id) !== String(event.subject.id)) {
      yield { id: String(first.subject.id), events: own };
      own = [];
    }
    own.push(event);
  }
  const [first] = own;
  if (first) yield { id: String(first.subject.id), events: own };
}
