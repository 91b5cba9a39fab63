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
    const documents = new Map(read);
    return new Stored(await hashes([...documents.keys()]), documents);
  }

  /** Whether the database is, to the bit, as it was. */
  async isUnchanged(): Promise<boolean> {
    const writes = Writes.ofConnection(PASSING);
    if (this.#written().includes(AuditEntryModel.collection.name)) await forgetCounted();
    // To reckon all checksums costs more than most requests.
    const names = this.#written();
    const hashed = writes.count();
    const now = await hashes(names);
    if (names.some((name) => now[name] !== this.#hashes[name])) return false;
    this.#writes = hashed;
    return true;
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
    const names = this.#written();
    const restored = Writes.ofConnection(PASSING).count();
    const now = await hashes(names);
    const changed = names.filter((name) => now[name] !== this.#hashes[name]);
    await Promise.all(
      changed.map(async (name) => {
        const documents = this.#documents.get(name) ?? [];
        const collection = mongoose.connection.collection(name);
        await collection.deleteMany();
        if (documents.length > 0) await collection.insertMany(documents);
      }),
    );
    // These writes, and any beside them, are looked at again next time.
    this.#writes = restored;
  }

  /** The collections that were written to since the database was last found unchanged. */
  #written(): string[] {
    const writes = Writes.ofConnection(PASSING);
    return collections()
      .map(({ collectionName }) => collectionName)
      .filter((name) => writes.mayHaveChanged(name, this.#writes));
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

/** A checksum of each of these collections, reckoned by the database. */
async function hashes(names: readonly string[]): Promise<Record<string, string>> {
  // The database would take none for all.
  if (names.length === 0) return {};
  const answer = await mongoose.connection.db?.command({ dbHash: 1, collections: [...names] });
  return answer?.collections ?? {};
}
