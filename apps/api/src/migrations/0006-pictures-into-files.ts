import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Db, type Document, GridFSBucket, ObjectId } from 'mongodb';
import type { Migration } from '../platform/migrate.ts';

interface OldPicture extends Document {
  readonly _id: string;
  readonly bytes: Buffer;
}

/**
 * Moves the bytes of profile pictures and covers from their documents into files. The documents keep a copy for processes
 * of the former version, until the next release drops it. A picture that such a process stores has no file, and is read
 * from its document.
 */
export const picturesIntoFiles: Migration = {
  id: '0006-pictures-into-files',
  async run(db) {
    for (const name of ['pictures', 'covers']) {
      const pictures = db.collection<OldPicture>(name);
      const old = pictures.find({ fileId: { $exists: false } }, { promoteBuffers: true, batchSize: 100 });
      for await (const { _id, bytes } of old) {
        const fileId = await store(db, bytes);
        await pictures.updateOne({ _id, fileId: { $exists: false } }, { $set: { fileId } });
      }
    }
  },
};

/** After an interruption before a document refers to the file, the sweep removes the file. */
async function store(db: Db, bytes: Buffer): Promise<ObjectId> {
  const id = new ObjectId();
  const metadata = { mediaType: 'image/webp', sha256: createHash('sha256').update(bytes).digest('hex') };
  const bucket = new GridFSBucket(db, { bucketName: 'files' });
  await pipeline(Readable.from([bytes]), bucket.openUploadStreamWithId(id, '', { metadata }));
  return id;
}
