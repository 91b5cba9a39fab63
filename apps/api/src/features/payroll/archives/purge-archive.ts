import { shownName } from '@faena/shared/domain';
import type { ArchivePurge } from '@faena/shared/schemas';
import type { Types } from 'mongoose';
import { conflict, invalid, notFound } from '../../../kernel/errors.ts';
import { transaction } from '../../../platform/database.ts';
import { recordActs } from '../../audit/index.ts';
import { CompanyModel } from '../../company/index.ts';
import { forgetChain, lastEventOf } from '../../ledger/index.ts';
import { ArchiveModel, NOT_PURGED } from './archive-model.ts';
import { ARCHIVE_PARTS } from './archive-parts.ts';

/**
 * Decides to delete an archive permanently: exactly the content of the complete download (RUN-8). It deletes runs and
 * events at once; `finishPurge` deletes the rest, which may be too much for a transaction. A concurrent event writes
 * to the same chain, so one of the two is retried.
 * @returns the company whose remaining data the caller deletes
 * @throws AppError `not_found`; `validation_failed` for another name; `conflict` if its present content was not
 * downloaded
 */
export async function purgeArchive(id: string, { name }: ArchivePurge): Promise<Types.ObjectId> {
  return transaction(async (session) => {
    const archive = await ArchiveModel.findOne({ _id: id, ...NOT_PURGED }, {}, { session }).lean();
    if (!archive || (await CompanyModel.exists({ _id: id }).session(session))) throw notFound('archive');
    const { _id, downloaded } = archive;
    // Names that look the same count as the same.
    if (shownName(name) !== shownName(archive.name)) throw invalid('body.name', 'archive_name_differs');
    if (!downloaded) throw conflict('archive_not_downloaded');
    if (downloaded.seq !== (await lastEventOf(_id, session))) throw conflict('archive_changed');
    await ArchiveModel.updateOne({ _id }, { purging: true }, { session });
    await forgetChain(_id, session);
    for (const { kind, collection, key } of ARCHIVE_PARTS) {
      if (GONE_AT_ONCE.includes(kind)) await collection.deleteMany({ [key]: _id }, { session });
    }
    await recordActs([{ action: 'archive-purged', about: archive }], session);
    return _id;
  });
}

/** The verified parts are deleted at once, so that a verification never finds half of them. */
const GONE_AT_ONCE = ['event', 'calendar', 'run'];
