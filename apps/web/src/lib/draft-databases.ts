const PREFIX = 'faena-drafts:';

/** The database in IndexedDB that holds the unsaved texts of a person (FORM-10). */
export function draftDatabaseOf(personId: string): string {
  return PREFIX + personId;
}

/** Deletes the unsaved texts in this browser, except those of the given person. */
export async function forgetDrafts(exceptOf?: string): Promise<void> {
  // A browser without the list keeps them; they are shown to nobody else.
  const databases = (await indexedDB.databases?.()) ?? [];
  for (const { name } of databases) {
    const isOthers = exceptOf === undefined || name !== draftDatabaseOf(exceptOf);
    if (name?.startsWith(PREFIX) && isOthers) indexedDB.deleteDatabase(name);
  }
}
