import { foldSearch } from '@faena/shared/domain';
import type { AnyBulkWriteOperation, Db, Document } from 'mongodb';
import type { Migration } from '../platform/migrate.ts';

const BATCH = 500;

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
async function foldAgain(db: Db, name: string, searchTextOf: (document: Document) => string): Promise<void> {
  const documents = db.collection(name);
  const projection = Object.fromEntries([...FIELDS, 'searchText'].map((field) => [field, 1]));
  let writes: AnyBulkWriteOperation[] = [];
  for await (const document of documents.find({}, { projection, batchSize: BATCH })) {
    const { _id, searchText: before } = document;
    const searchText = searchTextOf(document);
    if (searchText === before) continue;
    writes.push({
      updateOne: { filter: { _id, searchText: before ?? null }, update: { $set: { searchText } } },
    });
    if (writes.length < BATCH) continue;
    await documents.bulkWrite(writes, { ordered: false });
    writes = [];
  }
  if (writes.length > 0) await documents.bulkWrite(writes, { ordered: false });
}
