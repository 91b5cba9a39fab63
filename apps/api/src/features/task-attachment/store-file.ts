import type { Readable } from 'node:stream';
import {
  fileTypeOf,
  HEAD_BYTES,
  isPictureType,
  MAX_ATTACHMENT_BYTES,
  MAX_PICTURE_BYTES,
  PREVIEW_PX,
} from '@faena/shared/domain';
import type { Types } from 'mongoose';
import { AppError } from '../../kernel/errors.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { encodePicture, storePicture } from '../person/index.ts';
import type { AttachmentDoc } from '../task-store/index.ts';

/** A stored file before a document refers to it. */
export type Stored = Pick<AttachmentDoc, 'mediaType' | 'size' | 'fileId'> & {
  readonly previewId?: Types.ObjectId;
};

/**
 * Stores a file while it arrives, with the type of its content and a preview of a picture (FILE-2, FILE-4, FILE-9).
 * @throws AppError `payload_too_large`
 */
export async function storeFile(content: Readable, files: FileStore): Promise<Stored> {
  const { head, rest } = await headOf(content);
  const mediaType = fileTypeOf(head);
  const { id: fileId, size } = await files.put(rest, { mediaType, maxBytes: MAX_ATTACHMENT_BYTES });
  const previewId =
    isPictureType(mediaType) && size <= MAX_PICTURE_BYTES ? await preview(fileId, files) : undefined;
  return { mediaType, size, fileId, ...(previewId && { previewId }) };
}

/** The first bytes of a stream, and all of it. */
async function headOf(content: Readable): Promise<{ head: Buffer; rest: AsyncIterable<Buffer> }> {
  const chunks: AsyncIterator<Buffer> = content[Symbol.asyncIterator]();
  const first: Buffer[] = [];
  let bytes = 0;
  while (bytes < HEAD_BYTES) {
    const next = await chunks.next();
    if (next.done) break;
    first.push(next.value);
    bytes += next.value.length;
  }
  return { head: Buffer.concat(first), rest: all(first, chunks) };
}

async function* all(first: readonly Buffer[], chunks: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* first;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  } finally {
    await chunks.return?.();
  }
}

/** The file of a picture's preview; undefined for a picture that cannot be opened (LIMIT-8). */
async function preview(fileId: Types.ObjectId, files: FileStore): Promise<Types.ObjectId | undefined> {
  const file = await files.get(fileId);
  if (!file) return undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of file.content) chunks.push(chunk);
  try {
    const size = { width: PREVIEW_PX, height: PREVIEW_PX, fit: 'inside' } as const;
    return await storePicture(await encodePicture(Buffer.concat(chunks), size), files);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
