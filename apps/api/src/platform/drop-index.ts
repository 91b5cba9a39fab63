import { isDeepStrictEqual } from 'node:util';
import { type Db, MongoServerError } from 'mongodb';

/** The database's answers about a missing collection or index. */
const NOT_FOUND = ['NamespaceNotFound', 'IndexNotFound'];

/** Drops the index with exactly this key in this order, if it exists. */
export async function dropIndex(db: Db, collection: string, key: Record<string, 1 | -1>): Promise<void> {
  try {
    const indexes = await db.collection(collection).indexes();
    const found = indexes.find((index) => isDeepStrictEqual(Object.entries(index.key), Object.entries(key)));
    if (found?.name) await db.collection(collection).dropIndex(found.name);
  } catch (error) {
    if (!(error instanceof MongoServerError && NOT_FOUND.includes(String(error.codeName)))) throw error;
  }
}
