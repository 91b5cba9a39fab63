/** Closes everything that a process opened, at its end. */
export class Lifecycle {
  readonly #report: (error: unknown) => void;
  readonly #closers: (() => Promise<void>)[] = [];
  #closing = Promise.resolve();
  #stopping = false;

  /** `report` gets each failure to close; the others are closed nevertheless. */
  constructor(report: (error: unknown) => void) {
    this.#report = report;
  }

  /** Whether the end was requested. */
  get stopping(): boolean {
    return this.#stopping;
  }

  /**
   * Registers how to close something open.
   * @throws Error when the end was already requested: the start stops and calls `close`
   */
  opened(close: () => Promise<void>): void {
    this.#closers.push(close);
    if (this.#stopping) throw new Error('Asked to stop while starting.');
  }

  /** Requests the end and closes what is open. Further calls change nothing. */
  stop(): void {
    if (this.#stopping) return;
    this.#stopping = true;
    void this.close();
  }

  /** Closes all that is open, the last opened first. */
  close(): Promise<void> {
    this.#closing = this.#closing.then(() => this.#closeAll());
    return this.#closing;
  }

  async #closeAll(): Promise<void> {
    for (let close = this.#closers.pop(); close; close = this.#closers.pop()) {
      await close().catch(this.#report);
    }
  }
}
