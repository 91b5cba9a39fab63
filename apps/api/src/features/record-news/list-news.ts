import { MAX_RECORD_NEWS } from '@faena/shared/domain';
import type { LedgerEvent } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { driverCollection } from '../../platform/database.ts';
import { eventToWire, LedgerEventModel } from '../ledger/index.ts';
import { NewsMarkModel } from './model.ts';
import { newsOf } from './news-of.ts';

/** Unseen changes managers made to the caller's records in their company, newest first (REQUEST-5). */
export async function listNews(actor: Actor): Promise<LedgerEvent[]> {
  const unseen = await unseenBy(actor);
  if (!unseen) return [];
  const events = await driverCollection(LedgerEventModel)
    .find(unseen)
    .sort({ seq: -1 })
    .limit(MAX_RECORD_NEWS)
    .toArray();
  return events.map(eventToWire);
}

/** The number of those changes. */
export async function countNews(actor: Actor): Promise<number> {
  const unseen = await unseenBy(actor);
  if (!unseen) return 0;
  return driverCollection(LedgerEventModel).countDocuments(unseen, { limit: MAX_RECORD_NEWS });
}

async function unseenBy(actor: Actor) {
  const { id, companyId } = actor;
  if (!companyId) return null;
  const mark = await driverCollection(NewsMarkModel).findOne({ _id: id });
  const since = mark?.companyId.equals(companyId) ? mark.seq : 0;
  return { ...newsOf(actor, companyId), seq: { $gt: since } };
}
