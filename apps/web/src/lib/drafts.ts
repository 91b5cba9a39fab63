import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { draftDatabaseOf } from './person-databases.ts';
import { reportError } from './report.ts';
import { readSession } from './session.ts';

/** An unsaved text (FORM-10). */
export interface Draft {
  readonly text: string;
  /** The saved text when typing began. */
  readonly base: string;
  /** The time of the last letter, in milliseconds since 1970. */
  readonly at: number;
}

interface Schema extends DBSchema {
  drafts: { key: string; value: Draft };
}

const KEPT_MS = 14 * 24 * 60 * 60 * 1_000;

let opened: { readonly personId: string; readonly database: Promise<IDBPDatabase<Schema>> } | null = null;

/** The unsaved text of the signed-in person about something; null without one. */
export async function readDraft(about: string): Promise<Draft | null> {
  const draft = await inStore((database) => database.get('drafts', about));
  return draft ?? null;
}

/** Stores an unsaved text of the signed-in person, or removes it with null. Never rejects. */
export async function keepDraft(about: string, draft: Draft | null): Promise<void> {
  await inStore<unknown>((database) =>
    draft ? database.put('drafts', draft, about) : database.delete('drafts', about),
  );
}

async function inStore<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T | undefined> {
  const personId = readSession()?.personId;
  if (!personId) return undefined;
  try {
    return await work(await open(personId));
  } catch (error) {
    // Without a database or room in it, the text is lost with its page.
    reportError(error);
    return undefined;
  }
}

function open(personId: string): Promise<IDBPDatabase<Schema>> {
  if (opened?.personId === personId) return opened.database;
  const forget = () => {
    opened = null;
  };
  const database = openDB<Schema>(draftDatabaseOf(personId), 1, {
    upgrade: (created) => {
      created.createObjectStore('drafts');
    },
    // A logout deletes the database.
    blocking: (_current, _blocked, { target }) => {
      forget();
      (target as IDBDatabase).close();
    },
    terminated: forget,
  }).then(withoutOld);
  opened = { personId, database };
  database.catch(forget);
  return database;
}

async function withoutOld(database: IDBPDatabase<Schema>): Promise<IDBPDatabase<Schema>> {
  const { store, done } = database.transaction('drafts', 'readwrite');
  for (let each = await store.openCursor(); each; each = await each.continue()) {
    if (each.value.at < Date.now() - KEPT_MS) await each.delete();
  }
  await done;
  return database;
}
