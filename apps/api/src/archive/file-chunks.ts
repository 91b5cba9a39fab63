import { Binary, type Document, Int32, ObjectId } from 'mongodb';
import { BUCKET, CHUNK_BYTES } from '../platform/storage/entries.ts';
import type { FileStore } from '../platform/storage/file-store.ts';
import { type ArchiveCollection, ArchiveError } from './format.ts';

/** The names of the file collections in an archive. It keeps GridFS's form, also for bytes from a bucket. */
export const FILES = { entries: `${BUCKET}.files`, chunks: `${BUCKET}.chunks`, pending: `${BUCKET}.pending` };

/** The collection of chunks, for a database that keeps its bytes in a bucket and so has none. */
export const CHUNKS: ArchiveCollection = {
  name: FILES.chunks,
  options: {},
  indexes: [{ v: 2, key: { files_id: 1, n: 1 }, name: 'files_id_1_n_1', unique: true }],
};

/** Converts a file of a bucket into the documents of GridFS. @throws ArchiveError for missing bytes */
export async function* chunksOf(fileId: ObjectId, files: FileStore): AsyncGenerator<Document> {
  const file = await files.get(fileId);
  // The sweep removed the file during the backup. No document refers to it, so its entry needs no bytes.
  if (!file) return;
  let n = 0;
  let read = 0;
  for await (const data of inChunks(file.content)) {
    yield { _id: new ObjectId(), files_id: fileId, n: new Int32(n), data: new Binary(data) };
    n += 1;
    read += data.length;
  }
  if (read !== file.size)
    throw new ArchiveError(`The bucket has only ${read} of ${file.size} bytes of ${fileId}.`);
}

/** Cuts bytes into chunks of GridFS's size; the last may be shorter. */
async function* inChunks(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of source) {
    pieces.push(piece);
    size += piece.length;
    if (size < CHUNK_BYTES) continue;
    const bytes = Buffer.concat(pieces);
    let at = 0;
    for (; at + CHUNK_BYTES <= size; at += CHUNK_BYTES) yield bytes.subarray(at, at + CHUNK_BYTES);
    pieces = [bytes.subarray(at)];
    size -= at;
  }
  if (size > 0) yield Buffer.concat(pieces);
}
