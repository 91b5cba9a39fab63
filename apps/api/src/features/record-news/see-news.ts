import type { RecordNewsSeen } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { driverCollection } from '../../platform/database.ts';
import { LedgerEventModel } from '../ledger/index.ts';
import { NewsMarkModel } from './model.ts';
import { newsOf } from './news-of.ts';

/**
 * Notes that the caller has seen the news of their records up to a number. It never goes back, so the device that saw
 * more decides; nor beyond the present, so that later news is shown.
 */
export async function seeNews({ seq }: RecordNewsSeen, actor: Actor): Promise<void> {
  const { id, companyId } = actor;
  if (!companyId) return;
  const last = await driverCollection(LedgerEventModel).findOne(
    { ...newsOf(actor, companyId), seq: { $lte: seq } },
    { sort: { seq: -1 }, projection: { seq: 1 } },
  );
  if (!last) return;
  const isSame = { $eq: ['$companyId', companyId] };
  const furthest = { $cond: [isSame, { $max: ['$seq', last.seq] }, last.seq] };
  await driverCollection(NewsMarkModel).updateOne({ _id: id }, [{ $set: { seq: furthest, companyId } }], {
    upsert: true,
  });
}
