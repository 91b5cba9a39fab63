import { Places, type Room } from './places.ts';

/** Places by key: work of one key never waits for another key. */
export class KeyedPlaces {
  readonly #room: Room;
  readonly #places = new Map<string, Places>();

  constructor(room: Room) {
    this.#room = room;
  }

  /**
   * Takes a place at `key`. @returns gives it back
   * @throws AppError `unavailable` where too many wait there already
   */
  async take(key: string): Promise<() => void> {
    const places = this.#places.get(key) ?? new Places(this.#room);
    this.#places.set(key, places);
    const leave = await places.take();
    return () => {
      leave();
      if (places.empty) this.#places.delete(key);
    };
  }
}
