import { createHash } from 'node:crypto';
import { AppError } from '../../kernel/errors.ts';

/** Bytes in chunks, so that memory holds only a few of them. */
export type Source = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/** Counts and hashes the bytes that pass through it. */
export class Meter {
  readonly #maxBytes: number;
  readonly #hash = createHash('sha256');
  #size = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** @throws AppError `payload_too_large` once there are more than `maxBytes` */
  async *through(source: Source): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      this.#size += chunk.length;
      if (this.#size > this.#maxBytes) throw new AppError('payload_too_large', 'request_too_large');
      this.#hash.update(chunk);
      yield chunk;
    }
  }

  /** The size and hash of the bytes that passed. Call it once, at the end. */
  read(): { readonly size: number; readonly sha256: string } {
    return { size: this.#size, sha256: this.#hash.digest('hex') };
  }
}
