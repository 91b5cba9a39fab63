import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import mongoose, { type mongo } from 'mongoose';
import { inject } from 'vitest';
import { MIGRATIONS } from '../src/migrations/index.ts';
import {
  connectDatabase,
  currentDatabase,
  disconnectDatabase,
  reachDatabase,
} from '../src/platform/database.ts';
import { endChangeStreams } from './change-streams.ts';

/** A collection with its indexes; another one has another UUID, also under the same name. */
interface Collection {
  readonly name: string;
  readonly uuid: mongo.UUID;
  readonly indexes: readonly mongo.Document[];
}

/** A database as it was when it had just been made. */
interface NewDatabase {
  readonly name: string;
  readonly collections: readonly Collection[];
  /** The documents of each collection that holds any, such as the applied migrations. */
  readonly documents: ReadonlyMap<string, mongo.Document[]>;
}

/** Whether a file's database goes with it: `pnpm guards` starts a worker for each of many files (`house/guards`). */
const ALWAYS_DROPS = process.env.DROP_TEST_DATABASES === 'true';

/** The empty database that the last file of this worker left for the next. */
let kept: NewDatabase | undefined;
let taken: NewDatabase | undefined;

/** Connects to a database with all collections and indexes that holds what a new one holds. */
export async function takeDatabase(): Promise<void> {
  const uri = toldUri();
  taken = kept;
  kept = undefined;
  if (taken) return reachDatabase(uri, taken.name);
  const name = `${inject('testRun')}-${randomBytes(6).toString('hex')}`;
  await connectDatabase(uri, MIGRATIONS, name);
  const collections = await readCollections();
  taken = { name, collections, documents: await readDocuments(collections) };
}

/** The server's address for a connection that tells its commands (`writes.ts`). */
function toldUri(): string {
  const uri = new URL(inject('mongoUri'));
  uri.searchParams.set('monitorCommands', 'true');
  return String(uri);
}

/**
 * Empties the database for the next file, or drops it where its collections or indexes have changed. No killed process of
 * this file leaves a change stream to the next.
 */
export async function leaveDatabase(): Promise<void> {
  await endChangeStreams();
  if (taken && !ALWAYS_DROPS && (await isEmptied(taken))) kept = taken;
  else await mongoose.connection.dropDatabase();
  await disconnectDatabase();
}

async function isEmptied({ collections, documents }: NewDatabase): Promise<boolean> {
  const db = currentDatabase();
  const names = new Set(collections.map(({ name }) => name));
  const now = await readCollections();
  const own = now.filter(({ name }) => names.has(name));
  if (!isDeepStrictEqual(own, collections)) return false;
  const added = now.filter(({ name }) => !names.has(name));
  await Promise.all([
    ...added.map(({ name }) => db.dropCollection(name)),
    ...own.map(({ name }) => empty(db.collection(name), documents.get(name) ?? [])),
  ]);
  return true;
}

async function empty(collection: mongo.Collection, documents: mongo.Document[]): Promise<void> {
  const { deletedCount } = await collection.deleteMany();
  if (documents.length > 0) await collection.insertMany(documents);
  // A plan that suited the documents of one file may not suit those of the next.
  if (deletedCount > 0) await currentDatabase().command({ planCacheClear: collection.collectionName });
}

async function readCollections(): Promise<Collection[]> {
  return mongoose.connection
    .getClient()
    .db('admin')
    .aggregate<Collection>([
      { $listCatalog: {} },
      { $match: { db: mongoose.connection.name } },
      { $sort: { name: 1 } },
      { $project: { name: 1, uuid: '$md.options.uuid', indexes: '$md.indexes.spec' } },
    ])
    .toArray();
}

async function readDocuments(collections: readonly Collection[]): Promise<Map<string, mongo.Document[]>> {
  const read = await Promise.all(
    collections.map(
      async ({ name }): Promise<[string, mongo.Document[]]> => [
        name,
        await currentDatabase().collection(name).find().toArray(),
      ],
    ),
  );
  return new Map(read.filter(([, documents]) => documents.length > 0));
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The database server that the whole run shares. */
    mongoUri: string;
    /** How the names of the databases begin that the files of a worker keep for one another. */
    testRun: string;
  }
}
