import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import type { Success } from '@faena/shared/contract';

/** An answer with another status than the route's usual one, or with the place in the stream that it belongs to. */
export class Reply<T> {
  readonly status: Success;
  readonly data: T;
  /** The position on the live stream that follows the answer (BOARD-24). */
  readonly lastEventId: string | undefined;
  constructor(status: Success, data: T, lastEventId?: string) {
    this.status = status;
    this.data = data;
    this.lastEventId = lastEventId;
  }
}

/** A stored file, for an address that never changes its content; anything else is an `Attachment`. */
export interface File {
  readonly mediaType: string;
  /** In bytes. */
  readonly size: number;
  readonly content: Readable;
}

/** For an answer that is sent once, the time to compress it counts. */
const ONCE = constants.Z_BEST_SPEED;
/** A shared answer is worth a better compression, but the reader of a changed board waits for it. */
const OFTEN = 3;

/** The bytes whose checksum takes about a millisecond. */
const BYTES_A_TURN = 2_097_152;

const compress = promisify(deflateRaw);

/** The head of gzip (RFC 1952) with the method deflate and no other fields. */
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** The final, empty block of a deflated stream (RFC 1951). */
const LAST_BLOCK = Buffer.from([3, 0]);

/** A part of an answer, for one or for many that it is a part of. */
export class Piece {
  readonly bytes: Buffer;
  readonly #level: number;
  #deflated: Promise<Buffer> | undefined;

  private constructor(json: string, level: number) {
    this.bytes = Buffer.from(json);
    this.#level = level;
  }

  static once(json: string): Piece {
    return new Piece(json, ONCE);
  }

  static toCache(json: string): Piece {
    return new Piece(json, OFTEN);
  }

  /** Compresses the part as a separate block; the first call does the work. */
  deflated(): Promise<Buffer> {
    const options = { level: this.#level, finishFlush: constants.Z_SYNC_FLUSH };
    this.#deflated ??= compress(this.bytes, options);
    return this.#deflated;
  }
}

/** An answer as JSON text, serialized once for one reader or many. Its content has passed the schema of its route. */
export class SerializedAnswer {
  readonly #pieces: readonly Piece[];
  #bytes: Buffer | undefined;
  #gzipped: Promise<Buffer> | undefined;

  private constructor(pieces: readonly Piece[]) {
    this.#pieces = pieces;
  }

  /** Serializes a value for one reader. */
  static of(value: unknown): SerializedAnswer {
    return SerializedAnswer.once(JSON.stringify(value));
  }

  /** Takes the JSON of a value for one reader. */
  static once(json: string): SerializedAnswer {
    return new SerializedAnswer([Piece.once(json)]);
  }

  /** The JSON of a value in pieces. Answers that share pieces compress them only once. */
  static ofPieces(pieces: readonly Piece[]): SerializedAnswer {
    return new SerializedAnswer(pieces);
  }

  get length(): number {
    return this.#pieces.reduce((sum, { bytes }) => sum + bytes.length, 0);
  }

  get bytes(): Buffer {
    const [first] = this.#pieces;
    this.#bytes ??= this.#pieces.length === 1 && first ? first.bytes : this.#joined();
    return this.#bytes;
  }

  /** Compresses the answer; the first call does the work. */
  gzipped(): Promise<Buffer> {
    this.#gzipped ??= this.#compressed();
    return this.#gzipped;
  }

  #joined(): Buffer {
    return Buffer.concat(this.#pieces.map(({ bytes }) => bytes));
  }

  /** The checksum of all pieces; other requests run in between. */
  async #checksum(): Promise<number> {
    let [sum, since] = [0, 0];
    for (const { bytes } of this.#pieces) {
      sum = crc32(bytes, sum);
      since += bytes.length;
      if (since < BYTES_A_TURN) continue;
      since = 0;
      await nextTurn();
    }
    return sum;
  }

  async #compressed(): Promise<Buffer> {
    const deflated = await Promise.all(this.#pieces.map((piece) => piece.deflated()));
    const tail = Buffer.alloc(8);
    tail.writeUInt32LE(await this.#checksum(), 0);
    tail.writeUInt32LE(this.length % 2 ** 32, 4);
    return Buffer.concat([GZIP_HEAD, ...deflated, LAST_BLOCK, tail]);
  }
}
