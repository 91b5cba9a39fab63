import type { PlainReason } from '@faena/shared/errors';
import { AppError } from '../kernel/errors.ts';

export interface Room {
  /** The limit of concurrent workers. */
  readonly places: number;
  /** The limit of waiting workers. */
  readonly waiting: number;
  /** The `Retry-After` of a refused worker, in seconds. */
  readonly retryAfter: number;
  /** The reason of the refusal. */
  readonly reason: PlainReason;
}

/** Bounds the number of concurrent workers and of waiting ones; a further caller must retry. */
export class Places {
  readonly #room: Room;
  readonly #queue: (() => void)[] = [];
  #taken = 0;

  constructor(room: Room) {
    this.#room = room;
  }

  /** Without running or waiting work. */
  get empty(): boolean {
    return this.#taken === 0;
  }

  /**
   * Takes a place, first come, first served. @returns a function that frees it; a second call does nothing
   * @throws AppError `unavailable` when too many wait already
   */
  async take(): Promise<() => void> {
    const { places, waiting, retryAfter, reason } = this.#room;
    if (this.#taken < places) this.#taken += 1;
    else if (this.#queue.length >= waiting) throw new AppError('unavailable', reason, { retryAfter });
    else await new Promise<void>((begin) => this.#queue.push(begin));
    let given = false;
    return () => {
      if (given) return;
      given = true;
      this.#passOn();
    };
  }

  #passOn(): void {
    const next = this.#queue.shift();
    if (next) next();
    else this.#taken -= 1;
  }
}
