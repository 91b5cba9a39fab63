const DRAFTS = 'faena-drafts:';
const HOMES = 'faena-home:';

/** The database in IndexedDB that holds the unsaved texts of a person (FORM-10). */
export function draftDatabaseOf(personId: string): string {
  return DRAFTS + personId;
}

/** The database in IndexedDB that holds the last home of an employee (PHONE-6). */
export function homeDatabaseOf(personId: string): string {
  return HOMES + personId;
}

/** Deletes the unsaved texts in this browser, except those of the given person. */
export function forgetDrafts(exceptOf?: string): Promise<void> {
  return forget(DRAFTS, exceptOf);
}

/** Deletes the last homes in this browser, except that of the given person. */
export function forgetHomes(exceptOf?: string): Promise<void> {
  return forget(HOMES, exceptOf);
}

async function forget(prefix: string, exceptOf?: string): Promise<void> {
  // A browser without the list keeps them; they are shown to nobody else.
  const databases = (await indexedDB.databases?.().catch(() => undefined)) ?? [];
  for (const { name } of databases) {
    const isOthers = exceptOf === undefined || name !== prefix + exceptOf;
    if (name?.startsWith(prefix) && isOthers) indexedDB.deleteDatabase(name);
  }
}
