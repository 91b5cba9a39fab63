import { FILE_ADDRESS_MS, SHOWN_TYPES } from '@faena/shared/domain';
import type { Attachment } from '../../kernel/attachment.ts';
import { AppError, notFound } from '../../kernel/errors.ts';
import { driverCollection } from '../../platform/database.ts';
import type { BoardServices } from '../board/index.ts';
import { findActor } from '../person/index.ts';
import { requireTaskInSight } from '../task/index.ts';
import { AttachmentModel } from '../task-store/index.ts';
import { FileAddresses } from './file-address.ts';

/**
 * The content of a file, by an address whose person sees the task at this moment (FILE-5). One answer hides whether the
 * address is forged, expired or without a right.
 * @throws AppError `not_found`
 */
export async function readAttachment(
  key: string,
  { config, clock, files }: BoardServices,
): Promise<Attachment> {
  const addressed = new FileAddresses(config.jwtSecret).read(key, clock.now());
  if (!addressed) throw notFound('attachment');
  const { attachmentId, personId, part } = addressed;
  const [found, actor] = await Promise.all([
    driverCollection(AttachmentModel).findOne({ _id: attachmentId, leftAt: { $exists: false } }),
    findActor({ _id: personId }),
  ]);
  if (!found || !actor) throw notFound('attachment');
  await requireTaskInSight(String(found.taskId), actor).catch((error: unknown) => {
    throw error instanceof AppError ? notFound('attachment') : error;
  });
  const fileId = part === 'preview' ? found.previewId : found.fileId;
  const file = fileId && (await files.get(fileId));
  if (!file) throw notFound('attachment');
  const { mediaType, size, content } = file;
  const isShown = SHOWN_TYPES.some((type) => type === mediaType);
  const keptS = FILE_ADDRESS_MS / 1_000;
  return { mediaType, filename: found.name, content, uploaded: { size, isShown, keptS } };
}
