import type { Collection, Document } from 'mongodb';

/** The size of one write to the database: so many documents, or so many characters of an archive. */
const DOCUMENTS = 1_000;
const LENGTH = 8_000_000;

/** Documents on their way into a collection, many at once. */
export class Batch {
  readonly #collection: Collection;
  #documents: Document[] = [];
  #length = 0;

  constructor(collection: Collection) {
    this.#collection = collection;
  }

  /** Adds a document with this length in the archive. */
  async add(document: Document, length: number): Promise<void> {
    this.#documents.push(document);
    this.#length += length;
    if (this.#documents.length >= DOCUMENTS || this.#length >= LENGTH) await this.send();
  }

  /** Writes the rest; resolves when most members of the replica set have it. */
  async send(): Promise<void> {
    if (this.#documents.length === 0) return;
    await this.#collection.insertMany(this.#documents, {
      ordered: false,
      writeConcern: { w: 'majority' },
    });
    this.#documents = [];
    this.#length = 0;
  }
}
