import type { Db } from 'mongodb';
import { ConfigError } from './config.ts';
import { takeLease } from './lease.ts';

/** One change of the stored data, from one version of Faena to the next. */
export interface Migration {
  /** Number and name, as its file is called; a database remembers it by this. */
  readonly id: string;
  /**
   * Makes the change. It may be run again after it was cut short, on a database without any data, and while
   * processes of the version before still serve: it must come to the same end each time.
   */
  run(db: Db): Promise<void>;
}

/** A migration that a database has behind it. */
interface MigrationDoc {
  _id: string;
  appliedAt: Date;
  /** How long it took, in milliseconds. */
  ms: number;
}

/**
 * Brings a database to where this program expects it: runs what is pending, in order, and records each. Of
 * processes that start at once one does it while the others wait. One that fails ends the start; the next
 * start goes on with it.
 * @throws ConfigError when the database was migrated by a newer version than this
 */
export async function migrate(
  db: Db,
  migrations: readonly Migration[],
  tell: (line: string) => void,
): Promise<void> {
  if ((await pending(db, migrations)).length === 0) return;
  const lease = await takeLease(db, 'migrations');
  try {
    // Again: another process may have been at it meanwhile.
    for (const migration of await pending(db, migrations)) {
      const begun = performance.now();
      await migration.run(db);
      await lease.confirm();
      const ms = Math.round(performance.now() - begun);
      await collectionOf(db).updateOne(
        { _id: migration.id },
        { $setOnInsert: { appliedAt: new Date(), ms } },
        { upsert: true },
      );
      tell(`migrated the database: ${migration.id} (${ms} ms)`);
    }
  } finally {
    await lease.release();
  }
}

/** The migrations that a database has behind it, oldest first. */
export async function appliedMigrations(db: Db): Promise<string[]> {
  const applied = await collectionOf(db)
    .find({}, { projection: { _id: 1 }, sort: { _id: 1 } })
    .toArray();
  return applied.map(({ _id }) => _id);
}

/**
 * What this program has to do to a database that has these migrations behind it.
 * @throws ConfigError when there is one among them that this program does not know
 */
export function pendingAfter(applied: readonly string[], migrations: readonly Migration[]): Migration[] {
  const unknown = applied.filter((id) => !migrations.some((migration) => migration.id === id));
  if (unknown.length > 0) {
    throw new ConfigError(
      `The data is of a newer Faena than this one: it went through ${unknown.join(', ')}. ` +
        'Run that version, or restore the backup that was taken before the upgrade.',
    );
  }
  return migrations.filter(({ id }) => !applied.includes(id));
}

async function pending(db: Db, migrations: readonly Migration[]): Promise<Migration[]> {
  return pendingAfter(await appliedMigrations(db), migrations);
}

function collectionOf(db: Db) {
  return db.collection<MigrationDoc>('migrations');
}
