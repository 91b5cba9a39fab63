import { Binary, type Document, Int32, ObjectId } from 'mongodb';
import { BUCKET, CHUNK_BYTES } from '../platform/storage/entries.ts';
import type { FileStore } from '../platform/storage/file-store.ts';
import { type ArchiveCollection, ArchiveError } from './format.ts';

/** The collections of files as an archive has them: in the form of GridFS, whichever store had the bytes. */
export const FILES = { entries: `${BUCKET}.files`, chunks: `${BUCKET}.chunks`, pending: `${BUCKET}.pending` };

/** Their collection where the database itself has none. */
export const CHUNKS: ArchiveCollection = {
  name: FILES.chunks,
  options: {},
  indexes: [{ v: 2, key: { files_id: 1, n: 1 }, name: 'files_id_1_n_1', unique: true }],
};

/** The bytes of a file in a bucket as the documents that GridFS would have of it. */
export async function* chunksOf(fileId: ObjectId, files: FileStore): AsyncGenerator<Document> {
  const file = await files.get(fileId);
  // The sweep removed it since: nothing had referred to it for a day.
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

/** The same bytes in chunks of GridFS, the last of which may be shorter. */
async function* inChunks(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const piece of source) {
    held.push(piece);
    size += piece.length;
    if (size < CHUNK_BYTES) continue;
    const bytes = Buffer.concat(held);
    let at = 0;
    for (; at + CHUNK_BYTES <= size; at += CHUNK_BYTES) yield bytes.subarray(at, at + CHUNK_BYTES);
    held = [bytes.subarray(at)];
    size -= at;
  }
  if (size > 0) yield Buffer.concat(held);
}
