import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CHUNK_BYTES = 65_536;

/**
 * Bytes between a writer and a reader who may be much slower. A temporary file without a name holds them, so neither
 * memory nor a crash keeps any.
 */
export class Spool {
  readonly #file: FileHandle;
  readonly #changed = new EventEmitter();
  #written = 0;
  #end: 'open' | 'complete' | { readonly failure: unknown } = 'open';
  #left = false;

  static async create(): Promise<Spool> {
    const path = join(tmpdir(), `faena-spool-${randomUUID()}`);
    const file = await open(path, 'wx+', 0o600);
    await unlink(path);
    return new Spool(file);
  }

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  /** Whether the reader has left, so that more bytes are of no use. */
  get left(): boolean {
    return this.#left;
  }

  async write(bytes: Uint8Array): Promise<void> {
    await this.#file.appendFile(bytes);
    this.#written += bytes.length;
    this.#changed.emit('change');
  }

  /** Ends the bytes; with a failure, the reader gets it after those written before. */
  end(failure?: unknown): void {
    this.#end = failure === undefined ? 'complete' : { failure };
    this.#changed.emit('change');
  }

  /** All bytes, from the first on, as they are written; to be called once. @throws the failure of the writer */
  async *read(): AsyncGenerator<Uint8Array> {
    let position = 0;
    try {
      for (;;) {
        while (position < this.#written) {
          const length = Math.min(CHUNK_BYTES, this.#written - position);
          const { buffer, bytesRead } = await this.#file.read(Buffer.alloc(length), 0, length, position);
          position += bytesRead;
          yield buffer.subarray(0, bytesRead);
        }
        if (this.#end === 'open') await once(this.#changed, 'change');
        else if (this.#end === 'complete') return;
        else throw this.#end.failure;
      }
    } finally {
      this.#left = true;
    }
  }

  async close(): Promise<void> {
    await this.#file.close();
  }
}
