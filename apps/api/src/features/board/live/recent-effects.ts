import { isPlace } from './cursor.ts';
import type { Touch } from './effect.ts';

/** Most touches kept; who missed more than these reads the board again. */
const MOST = 10_000;

/** The last touches of all boards, for those who come back after a lost connection. */
export class RecentTouches {
  #touches: Touch[] = [];
  #since = '';

  /** Forgets all: from here on nothing is missing. */
  startAt(position: string): void {
    this.#touches = [];
    this.#since = position;
  }

  add(touch: Touch): void {
    this.#touches.push(touch);
    if (this.#touches.length < 2 * MOST) return;
    this.#since = this.#touches[MOST - 1]?.position ?? this.#since;
    this.#touches = this.#touches.slice(MOST);
  }

  /** All that concerns a board after a place, or undefined where some of it may be missing. */
  after(position: string, projectId: string): Touch[] | undefined {
    if (!isPlace(position) || position < this.#since) return undefined;
    const isMissed = (touch: Touch) =>
      touch.position > position && (touch.kind === 'user' || touch.projectIds.has(projectId));
    return this.#touches.filter(isMissed);
  }
}
