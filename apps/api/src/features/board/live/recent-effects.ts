import { isCursor } from './cursor.ts';
import type { ToldEffect } from './effect.ts';

/** Most effects kept. A reader who missed more reads the board again. */
const MOST = 10_000;

/** The last effects of all boards, for readers who reconnect. */
export class RecentEffects {
  #effects: ToldEffect[] = [];
  #since = '';

  /** Forgets all effects; from this cursor on none is missing. */
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

  /** The effects on a board after a cursor; undefined where some may be missing. */
  after(cursor: string, projectId: string): ToldEffect[] | undefined {
    if (!isCursor(cursor) || cursor < this.#since) return undefined;
    const isMissed = (effect: ToldEffect) =>
      effect.cursor > cursor && (effect.kind === 'person' || effect.projectIds.has(projectId));
    return this.#effects.filter(isMissed);
  }
}
