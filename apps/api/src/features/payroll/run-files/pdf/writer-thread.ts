import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { threadFile } from '../../../../platform/thread-file.ts';
import type { WriterMessage } from './slip-writer.ts';

const MEMORY = { maxOldGenerationSizeMb: 192 };

/** The time that a thread waits for another file, because starting a thread takes longer than writing a slip. */
const IDLE_MS = 10_000;

/** A thread that writes one file after another. It does not keep the process alive. */
export class WriterThread {
  static readonly #idle: WriterThread[] = [];

  readonly #worker: Worker;
  readonly #failed: Promise<never>;
  #limit: ReturnType<typeof setTimeout> | undefined;

  /** Takes an idle thread, or starts one. */
  static take(): WriterThread {
    const thread = WriterThread.#idle.pop() ?? new WriterThread();
    clearTimeout(thread.#limit);
    return thread;
  }

  private constructor() {
    this.#worker = new Worker(threadFile('slip-writer', import.meta.url), {
      resourceLimits: MEMORY,
      execArgv: [],
    });
    this.#failed = new Promise((_resolve, reject) => {
      this.#worker.once('error', reject);
      this.#worker.once('exit', () => {
        this.#leave();
        reject(new Error('The thread that writes slips has ended'));
      });
    });
    this.#failed.catch(() => {});
  }

  async ask(message: WriterMessage): Promise<Uint8Array> {
    this.#worker.ref();
    this.#worker.postMessage(message);
    const [bytes] = await Promise.race([once(this.#worker, 'message'), this.#failed]);
    return bytes as Uint8Array;
  }

  /** Returns the thread, so that it can write another file. */
  giveBack(): void {
    this.#worker.unref();
    WriterThread.#idle.push(this);
    this.#limit = setTimeout(() => void this.stop(), IDLE_MS).unref();
  }

  async stop(): Promise<void> {
    this.#leave();
    await this.#worker.terminate();
  }

  #leave(): void {
    const at = WriterThread.#idle.indexOf(this);
    if (at >= 0) WriterThread.#idle.splice(at, 1);
  }
}
