import type { CollationOptions, Db, IndexDescription, IndexDescriptionInfo } from 'mongodb';
import { beginRestore, endRestore } from '../platform/data-state.ts';
import { type Migration, pendingAfter } from '../platform/migrate.ts';
import { Batch } from './batch.ts';
import { FILES } from './file-chunks.ts';
import { type ArchiveCollection, ArchiveError, type ArchiveHeader } from './format.ts';
import { readArchive } from './read-archive.ts';
import { namesOf } from './write-archive.ts';

/** Sessions, API tokens and mailed links stay ended: a restore signs nobody in and revives none of them (START-16). */
const ENDED = ['sessions', 'api_tokens', 'one_time_links'];

/** Pending uploads belong to the archived installation; the sweep would delete their files. */
const LEFT_OUT: ReadonlySet<string> = new Set([...ENDED, FILES.pending]);

/** The restored data. */
export interface Restored {
  readonly takenAt: Date;
  readonly documents: number;
}

/**
 * Restores an archive into an empty database: documents, then indexes, without ended sessions and links. A failure
 * leaves the database empty; after a killed restore, Faena does not start on the rest.
 * @throws ArchiveError when the database is not empty, or the archive is broken
 * @throws ConfigError when the archive is of a newer version than this program
 */
export async function restoreArchive(
  db: Db,
  text: AsyncIterable<Buffer>,
  migrations: readonly Migration[],
): Promise<Restored> {
  await refuseUnlessEmpty(db);
  // Outside of the cleanup, because the data may belong to another restore that began first.
  await beginRestore(db);
  try {
    const restored = await fill(db, text, migrations);
    await endRestore(db);
    return restored;
  } catch (error) {
    for (const name of await namesOf(db)) await db.collection(name).drop();
    throw error;
  }
}

async function refuseUnlessEmpty(db: Db): Promise<void> {
  for (const name of await namesOf(db)) {
    if ((await db.collection(name).findOne({}, { projection: { _id: 1 } })) === null) continue;
    throw new ArchiveError(
      `The database ${db.databaseName} is not empty (${name}): nothing was changed. Name an empty one in ` +
        'MONGODB_URI, or drop this one.',
    );
  }
}

async function fill(
  db: Db,
  text: AsyncIterable<Buffer>,
  migrations: readonly Migration[],
): Promise<Restored> {
  const collections: ArchiveCollection[] = [];
  let header: ArchiveHeader | undefined;
  /** The collection being read; null if its documents are left out. */
  let batch: Batch | null | undefined;
  let documents = 0;
  for await (const entry of readArchive(text)) {
    if (entry.kind === 'document') {
      if (batch === undefined) throw new ArchiveError('The archive has a document of no collection.');
      if (batch === null) continue;
      await batch.add(entry.document, entry.length);
      documents += 1;
    } else if (entry.heading[0] === 'faena-archive') {
      header = entry.heading[1];
      pendingAfter(header.migrations, migrations);
    } else if (entry.heading[0] === 'collection') {
      const collection = entry.heading[1];
      await batch?.send();
      await create(db, collection);
      collections.push(collection);
      batch = LEFT_OUT.has(collection.name) ? null : new Batch(db.collection(collection.name));
    }
  }
  await batch?.send();
  for (const { name, indexes } of collections) await buildIndexes(db, name, indexes);
  return { takenAt: header?.takenAt ?? new Date(0), documents };
}

async function create(db: Db, { name, options }: ArchiveCollection): Promise<void> {
  const exists = (await namesOf(db)).includes(name);
  if (!exists) await db.createCollection(name, options);
}

async function buildIndexes(db: Db, name: string, indexes: readonly IndexDescriptionInfo[]): Promise<void> {
  const wanted = indexes.filter((index) => index.name !== '_id_').map(descriptionOf);
  if (wanted.length > 0) await db.collection(name).createIndexes(wanted);
}

/** Converts the listed description of an index to one that builds it. */
function descriptionOf({ v: _v, collation, ...index }: IndexDescriptionInfo): IndexDescription {
  if (!collation) return index as IndexDescription;
  // The database that builds the index sets the version of the sorting rules.
  const { version: _version, ...rules }: CollationOptions & { version?: string } = collation;
  return { ...index, collation: rules } as IndexDescription;
}
