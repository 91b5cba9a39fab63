import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

/** A shorter answer fits into a packet or two either way. */
const LEAST_TO_COMPRESS_BYTES = 2_048;

/** For an answer that is sent once, the time to compress it counts. */
const { Z_BEST_SPEED: ONCE, Z_DEFAULT_COMPRESSION: OFTEN } = constants;

const compress = promisify(gzip);

/**
 * JSON as it is sent: made once, for one who asks or for many. What it is made of has been through the
 * schema of its route.
 */
export class Written {
  readonly bytes: Buffer;
  readonly #level: number;
  #compressed: Promise<Buffer> | undefined;

  private constructor(json: string, level: number) {
    this.bytes = Buffer.from(json);
    this.#level = level;
  }

  /** A value, to be sent to the one who asked. */
  static of(value: unknown): Written {
    return new Written(JSON.stringify(value), ONCE);
  }

  /** The JSON of a value, to be sent to the one who asked. */
  static once(json: string): Written {
    return new Written(json, ONCE);
  }

  /** The JSON of a value, to be kept and sent again. */
  static toKeep(json: string): Written {
    return new Written(json, OFTEN);
  }

  /** Sends it, compressed where it is long and the caller takes that. */
  async send(request: Request, response: Response): Promise<void> {
    response.type('json');
    if (this.bytes.length < LEAST_TO_COMPRESS_BYTES) {
      response.send(this.bytes);
      return;
    }
    response.vary('Accept-Encoding');
    if (!request.acceptsEncodings('gzip')) {
      response.send(this.bytes);
      return;
    }
    this.#compressed ??= compress(this.bytes, { level: this.#level });
    const compressed = await this.#compressed;
    response.set('Content-Encoding', 'gzip').send(compressed);
  }
}
