import { isCursor } from './cursor.ts';
import type { ToldEffect } from './effect.ts';

/** Most effects remembered; who missed more than these reads the board again. */
const MOST = 10_000;

/** The last effects of all boards, for those who come back after a lost connection. */
export class RecentEffects {
  #effects: ToldEffect[] = [];
  #since = '';

  /** Forgets all: from here on nothing is missing. */
  startAt(cursor: string): void {
    this.#effects = [];
    this.#since = cursor;
  }

  add(effect: ToldEffect): void {
    this.#effects.push(effect);
    if (this.#effects.length < 2 * MOST) return;
    this.#since = this.#effects[MOST - 1]?.cursor ?? this.#since;
    this.#effects = this.#effects.slice(MOST);
  }

  /** All that concerns a board after a place, or undefined where some of it may be missing. */
  after(cursor: string, projectId: string): ToldEffect[] | undefined {
    if (!isCursor(cursor) || cursor < this.#since) return undefined;
    const isMissed = (effect: ToldEffect) =>
      effect.cursor > cursor && (effect.kind === 'person' || effect.projectIds.has(projectId));
    return this.#effects.filter(isMissed);
  }
}
