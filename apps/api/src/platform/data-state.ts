import type { Db } from 'mongodb';
import { ConfigError } from './config.ts';

/** A migration that was applied to a database. */
interface MigrationDoc {
  _id: string;
  appliedAt: Date;
  /** How long it took, in milliseconds. */
  ms: number;
}

/** An entry among the migrations while a restore is incomplete. */
const RESTORING = 'restore-under-way';

const UNFINISHED =
  'The database is being restored, or its restore was cut short: drop it then, and restore it again.';

/**
 * The applied migrations of a database, oldest first.
 * @throws ConfigError when a restore of it was interrupted
 */
export async function appliedMigrations(db: Db): Promise<string[]> {
  const docs = await collectionOf(db)
    .find({}, { projection: { _id: 1 }, sort: { _id: 1 } })
    .toArray();
  const applied = docs.map(({ _id }) => _id);
  if (!applied.includes(RESTORING)) return applied;
  throw new ConfigError(UNFINISHED);
}

/** Notes that a migration was applied. Noting it again changes nothing. */
export async function recordMigration(db: Db, { _id, ms }: Pick<MigrationDoc, '_id' | 'ms'>): Promise<void> {
  const applied = { $setOnInsert: { appliedAt: new Date(), ms } };
  await collectionOf(db).updateOne({ _id }, applied, { upsert: true });
}

/**
 * Keeps every Faena from starting on a database until `endRestore`.
 * @throws ConfigError when another restore into it has begun
 */
export async function beginRestore(db: Db): Promise<void> {
  const begun = { $setOnInsert: { appliedAt: new Date(), ms: 0 } };
  const { upsertedCount } = await collectionOf(db).updateOne({ _id: RESTORING }, begun, { upsert: true });
  if (upsertedCount === 0) throw new ConfigError(UNFINISHED);
}

export async function endRestore(db: Db): Promise<void> {
  await collectionOf(db).deleteOne({ _id: RESTORING });
}

function collectionOf(db: Db) {
  return db.collection<MigrationDoc>('migrations');
}
