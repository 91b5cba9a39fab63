import { KeyedPlaces } from '../platform/keyed-places.ts';
import { Places } from '../platform/places.ts';

const BUSY = { retryAfter: 5, reason: 'too_many_uploads' } as const;

/** Bounds the files that are in memory in this process: one of a person, and some of all people (LIMIT-24). */
export class UploadPlaces {
  readonly #person = new KeyedPlaces({ places: 1, waiting: 8, ...BUSY });
  readonly #all = new Places({ places: 12, waiting: 200, ...BUSY });

  /** Runs `work`, which reads a file of this person. @throws AppError `unavailable` where too many wait already */
  async hold<T>(personId: string, work: () => Promise<T>): Promise<T> {
    const leave = await this.#person.take(personId);
    try {
      const leaveAll = await this.#all.take();
      return await work().finally(leaveAll);
    } finally {
      leave();
    }
  }
}
