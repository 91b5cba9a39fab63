/** Everything a process has opened, closed again at any end. */
export class Lifecycle {
  readonly #report: (error: unknown) => void;
  readonly #closers: (() => Promise<void>)[] = [];
  #closing = Promise.resolve();
  #stopping = false;

  /** `report` hears of what could not be closed; the rest is closed all the same. */
  constructor(report: (error: unknown) => void) {
    this.#report = report;
  }

  /** Whether the end was asked for. */
  get stopping(): boolean {
    return this.#stopping;
  }

  /**
   * Notes how to close what is open now.
   * @throws Error when the end was asked for meanwhile: a start gives up and `close`
   */
  opened(close: () => Promise<void>): void {
    this.#closers.push(close);
    if (this.#stopping) throw new Error('Asked to stop while starting.');
  }

  /** Asks for the end, and closes what is open so far. Asking again changes nothing. */
  stop(): void {
    if (this.#stopping) return;
    this.#stopping = true;
    void this.close();
  }

  /** Closes what is open, the last opened first. */
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
