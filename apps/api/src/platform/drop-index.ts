import { isDeepStrictEqual } from 'node:util';
import { type Db, MongoServerError } from 'mongodb';

/** The database's answers about a missing collection or index. */
const NOT_FOUND = ['NamespaceNotFound', 'IndexNotFound'];

/** Drops the index with exactly this key in this order, or of this name, if it exists. */
export async function dropIndex(
  db: Db,
  collection: string,
  wanted: Record<string, 1 | -1> | string,
): Promise<void> {
  try {
    const indexes = await db.collection(collection).indexes();
    const found = indexes.find(({ name, key }) =>
      typeof wanted === 'string'
        ? name === wanted
        : isDeepStrictEqual(Object.entries(key), Object.entries(wanted)),
    );
    if (found?.name) await db.collection(collection).dropIndex(found.name);
  } catch (error) {
    if (!(error instanceof MongoServerError && NOT_FOUND.includes(String(error.codeName)))) throw error;
  }
}
