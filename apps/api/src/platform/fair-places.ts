import { KeyedPlaces } from './keyed-places.ts';
import { Places, type Room } from './places.ts';

/** Limits concurrent work to a number of places. Each key takes one place at most, so that it keeps no other key out. */
export class FairPlaces {
  readonly #own: KeyedPlaces;
  readonly #all: Places;

  /** @param waitingOfKey the number of works of one key that may wait for its place */
  constructor(room: Room, waitingOfKey: number) {
    this.#own = new KeyedPlaces({ ...room, places: 1, waiting: waitingOfKey });
    this.#all = new Places(room);
  }

  /**
   * Takes the place of `key`. @returns a function that frees it
   * @throws AppError `unavailable` when too many wait already, of this key or in all
   */
  async take(key: string): Promise<() => void> {
    const leaveOwn = await this.#own.take(key);
    try {
      const leave = await this.#all.take();
      return () => {
        leave();
        leaveOwn();
      };
    } catch (error) {
      leaveOwn();
      throw error;
    }
  }
}
