import { unavailable } from '../kernel/errors.ts';
import { enclosingEnd } from './database.ts';

interface Line {
  last: Promise<unknown>;
  length: number;
}

/** Runs works of the same key in this process one after the other, in the order of arrival. */
export class KeyQueue {
  readonly #most: number;
  readonly #lines = new Map<string, Line>();

  /** @param most the limit of works of one key, including the running one */
  constructor(most = Number.POSITIVE_INFINITY) {
    this.#most = most;
  }

  /**
   * Runs `work` after all earlier work of `key`, whether or not that succeeded. It also waits for an enclosing
   * transaction, whose writes are hidden until it ends; within one, only one work may use a key.
   * @throws AppError `unavailable` when too many wait already
   */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(key) ?? { last: Promise.resolve(), length: 0 };
    if (line.length >= this.#most) throw unavailable();
    this.#lines.set(key, line);
    line.length += 1;
    const mine = line.last.then(work);
    const until = enclosingEnd();
    const over = mine.then(
      () => until,
      () => until,
    );
    line.last = over;
    void over.then(() => {
      line.length -= 1;
      if (line.length === 0) this.#lines.delete(key);
    });
    return mine;
  }
}
