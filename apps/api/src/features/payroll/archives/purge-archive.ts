import { singleSpaced } from '@faena/shared/domain';
import type { ArchivePurge } from '@faena/shared/schemas';
import { conflict, invalid, notFound } from '../../../kernel/errors.ts';
import { transaction } from '../../../platform/database.ts';
import { CompanyModel } from '../../company/index.ts';
import { forgetChain, lastEventOf } from '../../ledger/index.ts';
import { ArchiveModel } from './archive-model.ts';
import { ARCHIVE_PARTS } from './archive-parts.ts';

/**
 * Deletes an archive for good, all or nothing: exactly what was in the file that was downloaded whole (RUN-8). An event
 * that is added at that moment is added to the same chain, so that one of the two is tried again.
 * @throws AppError `not_found`; `validation_failed` for another name; `conflict` before it was downloaded as it is
 */
export async function purgeArchive(id: string, { name }: ArchivePurge): Promise<void> {
  await transaction(async (session) => {
    const archive = await ArchiveModel.findById(id, {}, { session }).lean();
    if (!archive || (await CompanyModel.exists({ _id: id }).session(session))) throw notFound('archive');
    const { _id, downloaded } = archive;
    // Several spaces look like one.
    if (singleSpaced(name) !== singleSpaced(archive.name)) throw invalid('body.name', 'archive_name_differs');
    if (!downloaded) throw conflict('archive_not_downloaded');
    if (downloaded.seq !== (await lastEventOf(_id, session))) throw conflict('archive_changed');
    await ArchiveModel.deleteOne({ _id }, { session });
    await forgetChain(_id, session);
    for (const { collection, key } of ARCHIVE_PARTS) await collection.deleteMany({ [key]: _id }, { session });
  });
}
