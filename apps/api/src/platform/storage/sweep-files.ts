import type { Db, Document } from 'mongodb';
import { entriesIn, pendingIn } from './entries.ts';
import type { FileReference } from './file-reference.ts';
import type { FileStore } from './file-store.ts';

/**
 * How long an unreferenced file stays, and a place that a process has begun. It is longer than any request, any backup,
 * and any upgrade with processes of two versions.
 */
export const KEPT_MS = 24 * 60 * 60 * 1000;

/** The result of a sweep. */
export interface Swept {
  /** The removed files, unreferenced for `KEPT_MS`. */
  readonly removed: number;
  /** Places that a process had begun and left. */
  readonly settled: number;
}

/**
 * Removes the files without a reference for `KEPT_MS`. A first sweep marks a file, a later one removes it; a new
 * reference removes the mark. Two sweeps at once do no harm.
 */
export async function sweepFiles(
  files: FileStore,
  db: Db,
  references: readonly FileReference[],
  now: Date,
): Promise<Swept> {
  // Without any reference, the sweep would remove every file.
  if (references.length === 0) throw new Error('No model refers to files');
  const before = new Date(now.getTime() - KEPT_MS);
  const settled = await settleLeft(files, db, before);
  const removed = await removeMarked(files, db, references, before);
  await markUnreferenced(db, references, before, now);
  return { removed, settled };
}

async function settleLeft(files: FileStore, db: Db, before: Date): Promise<number> {
  let settled = 0;
  for await (const pending of pendingIn(db).find({ since: { $lte: before } })) {
    await files.settle(pending);
    settled += 1;
  }
  return settled;
}

async function removeMarked(
  files: FileStore,
  db: Db,
  references: readonly FileReference[],
  before: Date,
): Promise<number> {
  const entries = entriesIn(db);
  const isMarked = { 'metadata.unreferencedSince': { $exists: true } };
  const found = entries.aggregate([{ $match: isMarked }, ...unreferencedBy(references)]);
  const unreferenced = (await found.toArray()).map(({ _id }) => _id);
  const isReferenced = { ...isMarked, _id: { $nin: unreferenced } };
  await entries.updateMany(isReferenced, { $unset: { 'metadata.unreferencedSince': '' } });
  const over = entries.find({ _id: { $in: unreferenced }, 'metadata.unreferencedSince': { $lte: before } });
  let removed = 0;
  for await (const { _id } of over) {
    await files.remove(_id);
    removed += 1;
  }
  return removed;
}

async function markUnreferenced(
  db: Db,
  references: readonly FileReference[],
  before: Date,
  now: Date,
): Promise<void> {
  const entries = entriesIn(db);
  const isOld = { 'metadata.unreferencedSince': { $exists: false }, uploadDate: { $lte: before } };
  const found = entries.aggregate([{ $match: isOld }, ...unreferencedBy(references)]);
  for await (const { _id } of found) {
    await entries.updateOne({ _id }, { $set: { 'metadata.unreferencedSince': now } });
  }
}

/** The stages that keep the ids of unreferenced files. */
function unreferencedBy(references: readonly FileReference[]): Document[] {
  const none = references.flatMap(({ collection, path }, index) => [
    {
      $lookup: {
        from: collection,
        localField: '_id',
        foreignField: path,
        pipeline: [{ $limit: 1 }, { $project: { _id: 1 } }],
        as: `by${index}`,
      },
    },
    { $match: { [`by${index}`]: [] } },
  ]);
  return [{ $project: { _id: 1 } }, ...none, { $project: { _id: 1 } }];
}
