import type { Logger } from './log.ts';

/** Work that goes on after its request was answered. */
export class Background {
  readonly #log: Logger;
  readonly #running = new Set<Promise<void>>();

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Runs `work` and waits for nothing; a failure is logged as `what`. */
  run(what: string, work: () => Promise<void>): void {
    const running = work()
      .catch((error: unknown) => this.#log.error({ err: error }, what))
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Resolves when nothing runs any more. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
