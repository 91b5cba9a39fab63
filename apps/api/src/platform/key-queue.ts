import { enclosingEnd } from './database.ts';

/** Runs works on the same key one after the other within this process, first come, first served. */
export class KeyQueue {
  readonly #last = new Map<string, Promise<unknown>>();

  /**
   * Runs `work` after all that came to `key` before it, whether they succeeded or not. A transaction that encloses it is
   * waited for as well: until then nothing of it is there, so that within one a key is for one work.
   */
  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const mine = (this.#last.get(key) ?? Promise.resolve()).then(work);
    const until = enclosingEnd();
    const over = mine.then(
      () => until,
      () => until,
    );
    this.#last.set(key, over);
    void over.then(() => {
      if (this.#last.get(key) === over) this.#last.delete(key);
    });
    return mine;
  }
}
