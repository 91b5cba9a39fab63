import type { Collection, Document } from 'mongodb';

/** One write to the database begins at this number of documents, or of their characters in the archive. */
const DOCUMENTS_A_WRITE = 1_000;
const CHARACTERS_A_WRITE = 8_000_000;

/** Documents on their way into a collection, many at once. */
export class Batch {
  readonly #collection: Collection;
  #documents: Document[] = [];
  #length = 0;

  constructor(collection: Collection) {
    this.#collection = collection;
  }

  /** Adds a document; `length` is its number of characters in the archive. */
  async add(document: Document, length: number): Promise<void> {
    this.#documents.push(document);
    this.#length += length;
    if (this.#documents.length >= DOCUMENTS_A_WRITE || this.#length >= CHARACTERS_A_WRITE) {
      await this.send();
    }
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
