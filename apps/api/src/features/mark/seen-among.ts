import type { ClientSession, Types } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import { type MarkDoc, MarkModel } from './model.ts';
import type { SignedMark } from './signed-by.ts';

/** Marks that came before, and those that are new, each once, by the id that their device gave them. */
interface Seen {
  readonly known: ReadonlyMap<string, MarkDoc>;
  readonly fresh: ReadonlyMap<string, SignedMark>;
}

/** Tells the marks that are kept with these people from those that are new. */
export async function seenAmong(
  personIds: readonly Types.ObjectId[],
  signed: readonly SignedMark[],
  session: ClientSession,
): Promise<Seen> {
  const markId = { $in: signed.map(({ id }) => id) };
  const stored = await driverCollection(MarkModel)
    .find({ personId: { $in: [...personIds] }, markId }, { session })
    .toArray();
  const known = new Map(stored.map((mark) => [mark.markId, mark] as const));
  const fresh = new Map<string, SignedMark>();
  for (const mark of signed) if (!known.has(mark.id) && !fresh.has(mark.id)) fresh.set(mark.id, mark);
  return { known, fresh };
}
