import type { Collection, Db, ObjectId } from 'mongodb';

/** The place of a file's bytes: under `key` in the S3 bucket, or without a key in GridFS. */
export interface Place {
  readonly fileId: ObjectId;
  readonly key?: string | undefined;
}

/** The entry of a file, in the form of GridFS, whichever store has the bytes. */
export interface FileEntry {
  readonly _id: ObjectId;
  /** The size in bytes. */
  readonly length: number;
  readonly chunkSize: number;
  readonly uploadDate: Date;
  readonly filename: string;
  readonly metadata: {
    readonly mediaType: string;
    /** The hash in hex. It is written last, so a file without it is incomplete. */
    readonly sha256?: string;
    readonly key?: string;
    /** The time at which a sweep first found no reference to the file. */
    readonly unreferencedSince?: Date;
  };
}

/** A place that a process is writing or erasing. A sweep erases the leftovers of a killed process. */
export interface PendingPlace extends Place {
  readonly _id: ObjectId;
  readonly since: Date;
}

/** The name of the GridFS bucket, which begins the names of its collections. */
export const BUCKET = 'files';

/** The size of a chunk in GridFS, and in archives also for files of a bucket. */
export const CHUNK_BYTES = 255 * 1024;

export const WHOLE = { 'metadata.sha256': { $exists: true } } as const;

export function entriesIn(db: Db): Collection<FileEntry> {
  return db.collection(`${BUCKET}.files`);
}

export function pendingIn(db: Db): Collection<PendingPlace> {
  return db.collection(`${BUCKET}.pending`);
}

export function locationOf({ _id, metadata: { key } }: FileEntry): Place {
  return { fileId: _id, key };
}
