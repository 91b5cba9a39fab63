import { MAX_STREAMS } from '@faena/shared/domain';
import type { Response } from 'express';
import { AppError } from '../kernel/errors.ts';

const RETRY_AFTER_S = 30;

/** How many event streams each person has open in this process (LIMIT-5). */
export class OpenStreams {
  readonly #open = new Map<string, number>();

  /** Counts a stream until its connection is closed. @throws AppError `rate_limited` when it is one too many */
  add(personId: string, response: Response): void {
    // They may have left while it was found out who they are.
    if (response.closed) return;
    const open = this.#open.get(personId) ?? 0;
    if (open >= MAX_STREAMS) {
      throw new AppError('rate_limited', 'too_many_streams', { retryAfter: RETRY_AFTER_S });
    }
    this.#open.set(personId, open + 1);
    response.once('close', () => this.#remove(personId));
  }

  #remove(personId: string): void {
    const left = (this.#open.get(personId) ?? 0) - 1;
    if (left > 0) this.#open.set(personId, left);
    else this.#open.delete(personId);
  }
}
