import { setTimeout } from 'node:timers/promises';
import { BSON, type ClientSession, type Db, type Document, MongoServerError, type ObjectId } from 'mongodb';
import { appliedMigrations } from '../platform/data-state.ts';
import type { FileStore } from '../platform/storage/file-store.ts';
import { CHUNKS, chunksOf, FILES } from './file-chunks.ts';
import { ARCHIVE_VERSION, type ArchiveCollection, ArchiveError, type Heading } from './format.ts';

/** The database's error for a collection or index just being made. */
const SNAPSHOT_UNAVAILABLE = 246;
/** The database's error for a snapshot that it has dropped, after five minutes by default. */
const SNAPSHOT_TOO_OLD = 239;

/** The documents in memory at once; by default the database sends 16 MB of them. */
const BATCH = 500;

const ATTEMPTS = 20;
const PAUSE_MS = 250;

/**
 * The lines of an archive of a whole database with its files, from one snapshot. Bytes of files in a bucket come
 * last, as chunks of GridFS.
 * @throws ArchiveError when it takes longer than the database keeps the snapshot, or a file in a bucket is incomplete
 */
export async function* archiveOf(db: Db, files: FileStore): AsyncGenerator<string> {
  const names = await namesOf(db);
  const session = await openSnapshot(db, names);
  try {
    const migrations = await appliedMigrations(db);
    yield lineOf(['faena-archive', { version: ARCHIVE_VERSION, takenAt: new Date(), migrations }]);
    let documents = 0;
    const inBucket: ObjectId[] = [];
    for (const name of names) {
      yield lineOf(['collection', await describe(db, name)]);
      // Keeps the stored types of numbers, instead of JavaScript's.
      const options = { session, batchSize: BATCH, promoteValues: false };
      for await (const document of db.collection(name).find({}, options)) {
        documents += 1;
        if (name === FILES.entries && takeKey(document)) inBucket.push(document._id);
        yield lineOf(document);
      }
    }
    if (inBucket.length > 0) yield lineOf(['collection', CHUNKS]);
    for (const fileId of inBucket) {
      for await (const chunk of chunksOf(fileId, files)) {
        documents += 1;
        yield lineOf(chunk);
      }
    }
    yield lineOf(['end', { documents }]);
  } catch (error) {
    if (!isCode(error, SNAPSHOT_TOO_OLD)) throw error;
    throw new ArchiveError(
      'The database is too large to be read before it forgets the moment of the backup. Use mongodump, or ' +
        'raise minSnapshotHistoryWindowInSeconds: see docs/operations.md.',
    );
  } finally {
    await session.endSession();
  }
}

/** The collections of the database in a defined order, without views and those of MongoDB itself. */
export async function namesOf(db: Db): Promise<string[]> {
  const collections = await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray();
  return collections
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('system.'))
    .sort();
}

/** A session that sees one moment, at which all of these collections can be read. */
async function openSnapshot(db: Db, names: readonly string[]): Promise<ClientSession> {
  for (let attempt = 1; ; attempt += 1) {
    const session = db.client.startSession({ snapshot: true });
    try {
      for (const name of names) await db.collection(name).findOne({}, { session, projection: { _id: 1 } });
      return session;
    } catch (error) {
      await session.endSession();
      if (!isCode(error, SNAPSHOT_UNAVAILABLE) || attempt === ATTEMPTS) throw error;
      await setTimeout(PAUSE_MS);
    }
  }
}

async function describe(db: Db, name: string): Promise<ArchiveCollection> {
  const [found] = await db.listCollections({ name }).toArray();
  const options = found && 'options' in found && found.options ? found.options : {};
  return { name, options, indexes: await db.collection(name).indexes() };
}

/** Takes the key off an entry, if it has one: a restored file is in GridFS. */
function takeKey({ metadata }: Document): boolean {
  const hadKey = metadata?.key !== undefined;
  if (hadKey) delete metadata.key;
  return hadKey;
}

function lineOf(line: Heading | Document): string {
  return `${BSON.EJSON.stringify(line, { relaxed: false })}\n`;
}

function isCode(error: unknown, code: number): boolean {
  return error instanceof MongoServerError && error.code === code;
}
