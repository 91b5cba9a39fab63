import type { AnyBulkWriteOperation, Collection, Document, FindOptions } from 'mongodb';

/** Most documents that are written at once. */
const BATCH = 1_000;

type Update = Extract<AnyBulkWriteOperation, { updateOne: unknown }>['updateOne'];

/** Updates the found documents of a collection in batches; `updateOf` answers null for one that stays as it is. */
export async function updateEach(
  collection: Collection,
  which: Document,
  updateOf: (document: Document) => Update | null,
  options?: FindOptions,
): Promise<void> {
  let writes: AnyBulkWriteOperation[] = [];
  const flush = async () => {
    if (writes.length > 0) await collection.bulkWrite(writes, { ordered: false });
    writes = [];
  };
  for await (const document of collection.find(which, options)) {
    const updateOne = updateOf(document);
    if (updateOne) writes.push({ updateOne });
    if (writes.length === BATCH) await flush();
  }
  await flush();
}
