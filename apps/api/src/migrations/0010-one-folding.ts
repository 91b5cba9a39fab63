import { foldSearch } from '@faena/shared/domain';
import type { Db, Document } from 'mongodb';
import type { Migration } from '../platform/migrate.ts';
import { updateEach } from '../platform/update-each.ts';

const folded = (texts: readonly unknown[], between: string) =>
  texts.map((text) => foldSearch(String(text ?? ''))).join(between);

/** The texts that searches read, by collection. */
const SEARCHED: Readonly<Record<string, (document: Document) => string>> = {
  users: ({ fullname, username, email }) => folded([fullname, username, email], '\n'),
  projects: ({ name, description }) => folded([name, description], '\0'),
  archived_tasks: ({ task }) => folded([task?.title, task?.description], '\0'),
};

const FIELDS = ['fullname', 'username', 'email', 'name', 'description', 'task.title', 'task.description'];

/** Searches came to ignore quotes, letters without decomposition and invisible characters (SEARCH-7). */
export const oneFolding: Migration = {
  id: '0010-one-folding',
  async run(db) {
    for (const [collection, searchTextOf] of Object.entries(SEARCHED)) {
      await foldAgain(db, collection, searchTextOf);
    }
  },
};

/** Leaves documents that a process of the previous version changed meanwhile. */
function foldAgain(db: Db, name: string, searchTextOf: (document: Document) => string): Promise<void> {
  const projection = Object.fromEntries([...FIELDS, 'searchText'].map((field) => [field, 1]));
  const updateOf = (document: Document) => {
    const { _id, searchText: before } = document;
    const searchText = searchTextOf(document);
    if (searchText === before) return null;
    return { filter: { _id, searchText: before ?? null }, update: { $set: { searchText } } };
  };
  return updateEach(db.collection(name), {}, updateOf, { projection });
}
