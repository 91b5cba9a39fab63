import { Readable } from 'node:stream';
import { ARCHIVE_MEDIA_TYPE } from '@faena/shared/domain';
import type { Types } from 'mongoose';
import type { Attachment } from '../../../kernel/attachment.ts';
import { notFound } from '../../../kernel/errors.ts';
import { transaction } from '../../../platform/database.ts';
import { fileName, plainName } from '../../../platform/plain-name.ts';
import type { Services } from '../../../platform/services.ts';
import { recordActs } from '../../audit/index.ts';
import { lastEventOf } from '../../ledger/index.ts';
import { type ArchiveDoc, ArchiveModel, NOT_PURGED } from './archive-model.ts';
import { ARCHIVE_PARTS } from './archive-parts.ts';

const BATCH = 500;

/**
 * Streams an archive as lines of JSON: its head, its stored documents as they were hashed, and their number (RUN-8).
 * After the last byte it stores the download with the number of the last event; a later event makes another archive of
 * it.
 * @throws AppError `not_found`
 */
export async function downloadArchive(id: string, { clock }: Services): Promise<Attachment> {
  const archive = await ArchiveModel.findOne({ _id: id, ...NOT_PURGED }).lean();
  if (!archive) throw notFound('archive');
  const { _id, name } = archive;
  const seq = await lastEventOf(_id);
  await transaction((session) => recordActs([{ action: 'archive-downloaded', about: archive }], session));
  return {
    mediaType: ARCHIVE_MEDIA_TYPE,
    filename: fileName([plainName(name), String(_id)], 'jsonl'),
    content: Readable.from(linesOf(archive), { objectMode: false }),
    whenSent: async () => {
      await ArchiveModel.updateOne({ _id }, { downloaded: { at: clock.now(), seq } });
    },
  };
}

async function* linesOf({ _id, name, deletedAt, lastClosedAt }: ArchiveDoc): AsyncGenerator<string> {
  yield line('archive', { companyId: _id, name, deletedAt, lastClosedAt });
  const counts: Record<string, number> = {};
  for (const { kind, collection, key, sort } of ARCHIVE_PARTS) {
    counts[kind] = 0;
    const found = collection.find({ [key]: _id }, { batchSize: BATCH }).sort(sort);
    for await (const document of found) {
      counts[kind] += 1;
      yield line(kind, document);
    }
  }
  yield line('end', { counts });
}

/** Ids in hex and instants as ISO strings. */
function line(kind: string, values: Readonly<Record<string, unknown>> | { _id: Types.ObjectId }): string {
  return `${JSON.stringify({ kind, ...values })}\n`;
}
