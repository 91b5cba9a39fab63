import type { Types } from 'mongoose';
import { transaction } from '../../../platform/database.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { forgetChain } from '../../ledger/index.ts';
import { ArchiveModel } from './archive-model.ts';
import { ARCHIVE_PARTS } from './archive-parts.ts';

/**
 * Deletes the rest of a purged archive; repeated or concurrent calls change nothing. Records go before the adjustments
 * that their prices follow, and answers that arrived meanwhile go last.
 */
export async function finishPurge(companyId: Types.ObjectId): Promise<void> {
  for (const { collection, key } of ARCHIVE_PARTS.toReversed())
    await collection.deleteMany({ [key]: companyId });
  await transaction(async (session) => {
    await forgetChain(companyId, session);
    for (const { kind, collection, key } of ARCHIVE_PARTS) {
      if (kind === 'event') await collection.deleteMany({ [key]: companyId }, { session });
    }
    await ArchiveModel.deleteOne({ _id: companyId }, { session });
  });
}

/** Finishes the purges that a process left unfinished when it ended (RUN-8). */
export const purgeJob: Job = {
  name: 'archive-purges',
  everyMs: 10 * 60_000,
  firstMs: 30_000,
  async run() {
    const left = await ArchiveModel.find({ purging: true }, { _id: 1 }).lean();
    for (const { _id } of left) await finishPurge(_id);
  },
};
