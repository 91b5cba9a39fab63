import { Readable } from 'node:stream';
import { MAX_PICTURE_BYTES } from '@faena/shared/domain';
import type { Types } from 'mongoose';
import { notFound } from '../../kernel/errors.ts';
import type { File } from '../../kernel/reply.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';

const MEDIA_TYPE = 'image/webp';

/** A stored picture: its file, or the bytes in its document by a process of the previous version. */
interface StoredPicture {
  readonly fileId?: Types.ObjectId | undefined;
  readonly bytes?: Buffer;
}

/** The projection of a `StoredPicture`: without the bytes if there is a file. */
export const PICTURE_READ = {
  projection: { fileId: 1, bytes: { $cond: ['$fileId', '$$REMOVE', '$bytes'] } },
  promoteBuffers: true,
} as const;

/** Stores an encoded picture, outside of any transaction. */
export async function storePicture(bytes: Buffer, files: FileStore): Promise<Types.ObjectId> {
  const { id } = await files.put([bytes], { mediaType: MEDIA_TYPE, maxBytes: MAX_PICTURE_BYTES });
  return id;
}

/** @throws AppError `not_found` for null */
export async function openPicture(stored: StoredPicture | null, files: FileStore): Promise<File> {
  const file = stored?.fileId ? await files.get(stored.fileId) : within(stored?.bytes);
  if (!file) throw notFound('picture');
  return file;
}

function within(bytes: Buffer | undefined): File | null {
  return bytes ? { mediaType: MEDIA_TYPE, size: bytes.length, content: Readable.from([bytes]) } : null;
}
