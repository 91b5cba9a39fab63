import { openDB } from 'idb';
import { draftDatabaseOf } from '@/lib/person-databases.ts';
import { readSession } from '@/lib/session.ts';

/** The stored unsaved texts of the signed-in person (FORM-10). */
export async function storedDrafts(): Promise<readonly string[]> {
  const name = draftDatabaseOf(readSession()?.personId ?? '');
  const databases = await indexedDB.databases();
  if (!databases.some((each) => each.name === name)) return [];
  const database = await openDB(name);
  const drafts = await database.getAll('drafts');
  database.close();
  return drafts.map(({ text }) => text);
}
