import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { type Db, GridFSBucket } from 'mongodb';
import type { Bytes, Range } from './bytes.ts';
import { BUCKET, CHUNK_BYTES, type Place } from './entries.ts';

type Done = (error?: Error | null) => void;

/** Bytes in the database itself, in GridFS. */
export class GridBytes implements Bytes {
  readonly #db: () => Db;
  #opened: GridFSBucket | undefined;

  constructor(db: () => Db) {
    this.#db = db;
  }

  async write({ fileId }: Place, source: AsyncIterable<Uint8Array>): Promise<void> {
    const upload = this.#bucket().openUploadStreamWithId(fileId, '');
    // Each write reports its own failure.
    upload.on('error', () => undefined);
    const write = promisify((piece: Uint8Array, done: Done) => upload.write(piece, done));
    // One after the other, so that no chunk is on its way after `erase` when the source fails.
    for await (const piece of source) await write(piece);
    await promisify((done: Done) => upload.end(done))();
  }

  async read({ fileId }: Place, range: Range): Promise<Readable> {
    return this.#bucket().openDownloadStream(fileId, range);
  }

  async erase({ fileId }: Place): Promise<void> {
    await this.#db().collection(`${BUCKET}.chunks`).deleteMany({ files_id: fileId });
  }

  /** One for the process, because the first upload of each checks the indexes. */
  #bucket(): GridFSBucket {
    this.#opened ??= new GridFSBucket(this.#db(), {
      bucketName: BUCKET,
      chunkSizeBytes: CHUNK_BYTES,
      writeConcern: { w: 'majority' },
    });
    return this.#opened;
  }
}
