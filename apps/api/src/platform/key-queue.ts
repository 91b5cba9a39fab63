/** Runs works on the same key one after the other within this process, first come, first served. */
export class KeyQueue {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Runs `work` after all that came to `key` before it, whether they succeeded or not. */
  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const mine = (this.#last.get(key) ?? Promise.resolve()).then(work, work);
    const leave = () => {
      if (this.#last.get(key) === mine) this.#last.delete(key);
    };
    this.#last.set(key, mine);
    mine.then(leave, leave);
    return mine;
  }
}
