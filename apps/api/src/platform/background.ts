import type { Logger } from './log.ts';

/** Work that continues after its request was answered. */
export class Background {
  readonly #running = new Set<Promise<void>>();

  /** Starts `work` without waiting for it. A failure is logged as `what`, in the log of the request. */
  run(what: string, log: Logger, work: () => Promise<void>): void {
    const running = work()
      .catch((error: unknown) => log.error({ err: error }, what))
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Resolves when all work has ended. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
