import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { Success } from '@faena/shared/contract';

/** An answer with another of the route's statuses than its usual one. */
export class Reply<T> {
  readonly status: Success;
  readonly data: T;
  constructor(status: Success, data: T) {
    this.status = status;
    this.data = data;
  }
}

/** Bytes to answer with, for an address that never changes its content; anything else is an `Attachment`. */
export interface File {
  readonly mediaType: string;
  readonly bytes: Buffer;
}

/** For an answer that is sent once, the time to compress it counts. */
const { Z_BEST_SPEED: ONCE, Z_DEFAULT_COMPRESSION: OFTEN } = constants;

const compress = promisify(gzip);

/**
 * An answer as JSON text: serialized once, for one who asks or for many. What it is made of has been through
 * the schema of its route.
 */
export class SerializedAnswer {
  readonly bytes: Buffer;
  readonly #level: number;
  #gzipped: Promise<Buffer> | undefined;

  private constructor(json: string, level: number) {
    this.bytes = Buffer.from(json);
    this.#level = level;
  }

  /** A value, to be sent to the one who asked. */
  static of(value: unknown): SerializedAnswer {
    return new SerializedAnswer(JSON.stringify(value), ONCE);
  }

  /** The JSON of a value, to be sent to the one who asked. */
  static once(json: string): SerializedAnswer {
    return new SerializedAnswer(json, ONCE);
  }

  /** The JSON of a value, to be cached and sent again. */
  static toCache(json: string): SerializedAnswer {
    return new SerializedAnswer(json, OFTEN);
  }

  /** The same compressed, which is done when it is first asked for. */
  gzipped(): Promise<Buffer> {
    this.#gzipped ??= compress(this.bytes, { level: this.#level });
    return this.#gzipped;
  }
}
