import { Readable } from 'node:stream';
import { type Db, ObjectId } from 'mongodb';
import type { Bytes, Range } from './bytes.ts';
import {
  CHUNK_BYTES,
  entriesIn,
  type FileEntry,
  locationOf,
  type PendingPlace,
  type Place,
  pendingIn,
  WHOLE,
} from './entries.ts';
import { GridBytes } from './grid-bytes.ts';
import { Meter, type Source } from './meter.ts';
import type { S3Address } from './s3-address.ts';
import { S3Bytes } from './s3-bytes.ts';

/** A stored file without its content. */
export interface StoredFile {
  readonly id: ObjectId;
  readonly mediaType: string;
  /** The size in bytes. */
  readonly size: number;
  /** The hash in hex. */
  readonly sha256: string;
}

/** An open file. The caller reads `content` or destroys it. */
export interface OpenFile extends StoredFile {
  readonly content: Readable;
}

/**
 * The files of an installation: an entry in the database for each, and its bytes in GridFS or in an S3 bucket. New files
 * go into the bucket where there is one; each entry names the store that has its bytes.
 */
export class FileStore {
  readonly #db: () => Db;
  readonly #grid: Bytes;
  readonly #s3: S3Bytes | undefined;

  /** @param address of the bucket; without one all bytes are in GridFS */
  constructor(db: () => Db, address?: S3Address) {
    this.#db = db;
    this.#grid = new GridBytes(db);
    this.#s3 = address && new S3Bytes(address);
  }

  /**
   * Stores a file, outside of any transaction. Without a reference from a document, later sweeps remove it.
   * @throws AppError `payload_too_large` above `maxBytes`; then, and if the source fails, nothing is stored
   */
  async put(
    source: Source,
    { mediaType, maxBytes }: { readonly mediaType: string; readonly maxBytes: number },
  ): Promise<StoredFile> {
    const fileId = new ObjectId();
    const pending = await this.#begin({ fileId, key: this.#s3?.keyOf(fileId) });
    const meter = new Meter(maxBytes);
    try {
      await this.#bytesAt(pending).write(pending, meter.through(source));
    } catch (error) {
      // A later sweep erases a file that cannot be erased now.
      await this.settle(pending).catch(() => undefined);
      throw error;
    }
    const { size, sha256 } = meter.read();
    await this.#writeEntry(pending, size, { mediaType, sha256 });
    await this.#end(pending);
    return { id: fileId, mediaType, size, sha256 };
  }

  /** A whole file, or its bytes in `range`; null for an unknown id. */
  async get(id: ObjectId, range?: Range): Promise<OpenFile | null> {
    const entry = await this.#entries.findOne({ _id: id, ...WHOLE });
    if (!entry) return null;
    const { length: size, metadata } = entry;
    const start = range?.start ?? 0;
    const end = Math.min(range?.end ?? size, size);
    const place = locationOf(entry);
    const content = start < end ? await this.#bytesAt(place).read(place, { start, end }) : Readable.from([]);
    return { id, mediaType: metadata.mediaType, size, sha256: metadata.sha256 ?? '', content };
  }

  /** Removes a file permanently; a missing file is no error. */
  async remove(id: ObjectId): Promise<void> {
    const entry = await this.#entries.findOne({ _id: id });
    if (!entry) return;
    const pending = await this.#begin(locationOf(entry));
    await this.#entries.deleteOne({ _id: id });
    await this.settle(pending);
  }

  /** Finishes an interrupted write: the bytes stay if a complete entry names this place, and are erased otherwise. */
  async settle(pending: PendingPlace): Promise<void> {
    const { fileId, key } = pending;
    const isNamed = { _id: fileId, ...WHOLE, 'metadata.key': key ?? { $exists: false } };
    if (!(await this.#entries.findOne(isNamed))) {
      await this.#bytesAt(pending).erase(pending);
      await this.#entries.deleteOne({ _id: fileId, 'metadata.sha256': { $exists: false } });
    }
    await this.#end(pending);
  }

  /**
   * Moves the files that are still in GridFS into the bucket, if there is one.
   * @returns their number
   */
  async moveToBucket(): Promise<number> {
    if (!this.#s3) return 0;
    let moved = 0;
    const inGrid = { 'metadata.key': { $exists: false }, ...WHOLE };
    for await (const entry of this.#entries.find(inGrid)) {
      await this.#move(entry, this.#s3);
      moved += 1;
    }
    return moved;
  }

  /** The bytes in GridFS stay for their present readers; a later sweep erases them. */
  async #move(entry: FileEntry, s3: S3Bytes): Promise<void> {
    const from = locationOf(entry);
    const to = await this.#begin({ fileId: entry._id, key: s3.keyOf(entry._id) });
    const content = await this.#grid.read(from, { start: 0, end: entry.length });
    await s3.write(to, content);
    await this.#begin(from);
    await this.#entries.updateOne({ _id: entry._id }, { $set: { 'metadata.key': to.key } });
    await this.#end(to);
  }

  /** @throws Error when the bucket cannot be reached, or when files are in one and none is configured */
  async check(): Promise<void> {
    if (this.#s3) return this.#s3.check();
    if (await this.#entries.findOne({ 'metadata.key': { $exists: true } })) throw noBucket();
  }

  get #entries() {
    return entriesIn(this.#db());
  }

  async #begin({ fileId, key }: Place): Promise<PendingPlace> {
    const pending = { _id: new ObjectId(), fileId, ...(key && { key }), since: new Date() };
    await pendingIn(this.#db()).insertOne(pending);
    return pending;
  }

  async #end({ _id }: PendingPlace): Promise<void> {
    await pendingIn(this.#db()).deleteOne({ _id });
  }

  /** GridFS has already written an entry of its own, which becomes complete; a bucket has written none. */
  async #writeEntry({ fileId, key }: Place, length: number, metadata: FileEntry['metadata']): Promise<void> {
    const $set = { length, metadata: { ...metadata, ...(key && { key }) } };
    const $setOnInsert = { uploadDate: new Date(), filename: '', chunkSize: CHUNK_BYTES };
    await this.#entries.updateOne({ _id: fileId }, key ? { $set, $setOnInsert } : { $set }, {
      upsert: key !== undefined,
      writeConcern: { w: 'majority' },
    });
  }

  #bytesAt({ key }: Place): Bytes {
    if (key === undefined) return this.#grid;
    if (!this.#s3) throw noBucket();
    return this.#s3;
  }
}

function noBucket(): Error {
  return new Error('FILES_URL: required, as files of this installation are in a bucket');
}
