import type { ClientSession, Types } from 'mongoose';
import { LedgerHeadModel } from './event-model.ts';

/** The number of the last event of a company; 0 where it has none. */
export async function lastEventOf(
  companyId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<number> {
  const head = await LedgerHeadModel.findById(companyId, { seq: 1 }, { session }).lean();
  return head?.seq ?? 0;
}

/** Removes the end of a purged chain (RUN-8). A concurrent addition conflicts. */
export async function forgetChain(companyId: Types.ObjectId, session: ClientSession): Promise<void> {
  await LedgerHeadModel.deleteOne({ _id: companyId }, { session });
}
