import { AUDIT_COUNTED } from '@faena/shared/audit';
import mongoose from 'mongoose';
import { expect } from 'vitest';
import { AuditEntryModel } from '../src/features/audit/model.ts';
import { PresenceModel } from '../src/features/board/presence/model.ts';
import { RateLimitModel } from '../src/platform/rate-limit-model.ts';
import { Writes } from './writes.ts';

/** Collections that change with the callers themselves: an open stream is a presence (LIVE-3). */
const PASSING = [RateLimitModel, PresenceModel].map(({ collection }) => collection.name);

type Documents = mongoose.mongo.Document[];

/**
 * The whole database at one moment, to prove that nothing changed. It leaves out presence, and attempts at signing in,
 * because their refusal counts them for limits and audit (AUDIT-4).
 */
export class Stored {
  readonly #hashes: Record<string, string>;
  readonly #documents: ReadonlyMap<string, Documents>;
  /** How many writes there had been when the database was last found unchanged. */
  #writes: number | undefined;

  private constructor(hashes: Record<string, string>, documents: ReadonlyMap<string, Documents>) {
    this.#hashes = hashes;
    this.#documents = documents;
  }

  /** A database without any document. */
  static async empty(): Promise<Stored> {
    return new Stored({}, new Map());
  }

  static async now(): Promise<Stored> {
    const read = await Promise.all(
      collections().map(async (collection): Promise<[string, Documents]> => {
        const documents = await collection.find({}, { promoteValues: false }).sort({ _id: 1 }).toArray();
        return [collection.collectionName, documents];
      }),
    );
    return new Stored(await hashes(), new Map(read));
  }

  /** Whether the database is, to the bit, as it was. */
  async isUnchanged(): Promise<boolean> {
    const writes = Writes.ofConnection(PASSING);
    const before = writes.count();
    // To reckon the checksums costs more than most requests.
    if (before !== undefined && before === this.#writes) return true;
    await forgetCounted();
    const hashed = writes.count();
    const now = await hashes();
    const isSame = Object.entries(this.#hashes).every(([name, hash]) => now[name] === hash);
    this.#writes = isSame ? hashed : undefined;
    return isSame;
  }

  /** Expects an unchanged database, and shows the differences. */
  async expectUnchanged(after: string): Promise<void> {
    if (await this.isUnchanged()) return;
    const now = await Stored.now();
    expect(now.#text(), after).toEqual(this.#text());
    throw new Error(`${after}: the stored documents differ in their order or in the types of numbers`);
  }

  /** Restores the database, and forgets the attempts at signing in. */
  async restore(): Promise<void> {
    await RateLimitModel.deleteMany();
    const now = await hashes();
    for (const collection of collections()) {
      const name = collection.collectionName;
      if (now[name] === this.#hashes[name]) continue;
      const documents = this.#documents.get(name) ?? [];
      await collection.deleteMany();
      if (documents.length > 0) await collection.insertMany(documents);
    }
  }

  #text(): Record<string, string[]> {
    const { EJSON } = mongoose.mongo.BSON;
    const lines = (documents: Documents) => documents.map((document) => EJSON.stringify(document));
    return Object.fromEntries([...this.#documents].map(([name, documents]) => [name, lines(documents)]));
  }
}

/** Deletes the audit entries that refusals count. */
async function forgetCounted(): Promise<void> {
  await AuditEntryModel.deleteMany({ action: { $in: AUDIT_COUNTED } });
}

function collections() {
  return Object.values(mongoose.models)
    .filter((model) => !PASSING.includes(model.collection.name))
    .map((model) => mongoose.connection.collection(model.collection.name));
}

/** A checksum of each collection, reckoned by the database. */
async function hashes(): Promise<Record<string, string>> {
  const answer = await mongoose.connection.db?.command({
    dbHash: 1,
    collections: collections().map(({ collectionName }) => collectionName),
  });
  return answer?.collections ?? {};
}
