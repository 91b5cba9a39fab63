import type { Db } from 'mongodb';
import { ConfigError } from './config.ts';
import { appliedMigrations, recordMigration } from './data-state.ts';
import { takeLease } from './lease.ts';

/** One change of the stored data, from one version of Faena to the next. */
export interface Migration {
  /** Number and name, like its file; a database remembers the migration by it. */
  readonly id: string;
  /**
   * Makes the change. It must reach the same end when repeated after an interruption, on an empty database, or beside
   * processes of the last version.
   */
  run(db: Db): Promise<void>;
}

/**
 * Runs the pending migrations in order and records each. If several processes start at once, one migrates while the
 * others wait. A failure ends the start, and the next start continues.
 * @throws ConfigError when the data is of a newer version, or not whole
 */
export async function migrate(
  db: Db,
  migrations: readonly Migration[],
  report: (line: string) => void,
): Promise<void> {
  if ((await pending(db, migrations)).length === 0) return;
  const lease = await takeLease(db, 'migrations');
  try {
    // Another process may have migrated while this one waited.
    for (const migration of await pending(db, migrations)) {
      const begun = performance.now();
      await migration.run(db);
      await lease.confirm();
      const ms = Math.round(performance.now() - begun);
      await recordMigration(db, { _id: migration.id, ms });
      report(`migrated the database: ${migration.id} (${ms} ms)`);
    }
  } finally {
    await lease.release();
  }
}

/**
 * The migrations a database still needs after these.
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
