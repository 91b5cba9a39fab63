/** The databases that hold anything of a person. */
export const OF_PEOPLE = 'faena-';
const DRAFTS = 'faena-drafts:';
export const HOMES = 'faena-home:';

/** The database in IndexedDB that holds the unsaved texts of a person (FORM-10). */
export function draftDatabaseOf(personId: string): string {
  return DRAFTS + personId;
}

/** The database in IndexedDB that holds the last home of an employee (PHONE-6). */
export function homeDatabaseOf(personId: string): string {
  return HOMES + personId;
}

/** Deletes the databases of people whose names begin so, except those of the given person. */
export async function forgetDatabases(beginning: string, exceptOf?: string): Promise<void> {
  // A browser without the list keeps them; they are shown to nobody else.
  for (const { name } of (await indexedDB.databases?.().catch(() => undefined)) ?? []) {
    if (name?.startsWith(beginning) && name.split(':')[1] !== exceptOf) indexedDB.deleteDatabase(name);
  }
}
