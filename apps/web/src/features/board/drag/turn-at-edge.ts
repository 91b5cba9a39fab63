/** How close to a side of the window counts as held at it. */
const EDGE_PX = 40;
/** Who lifts a card at a side does not mean to leave by it yet. */
const MEANT_PX = 24;
/** How long a card is held there before each turn: long enough to see the column, and to let go. */
const TURN_MS = 700;

/**
 * Goes on column by column while a card is held at a side of a phone. The library would scroll all of them by within half
 * a second. `turn` goes one on (1) or back (-1).
 */
export class EdgeTurner {
  readonly #turn: (by: 1 | -1) => void;
  #from: number | null = null;
  #side: -1 | 0 | 1 = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(turn: (by: 1 | -1) => void) {
    this.#turn = turn;
  }

  /** Null where no side is meant. */
  holdAt(x: number | null): void {
    this.#from ??= x;
    const side = x === null ? 0 : sideOf(x, this.#from ?? x);
    if (side === this.#side) return;
    this.#side = side;
    clearInterval(this.#timer);
    if (side !== 0) this.#timer = setInterval(() => this.#turn(side), TURN_MS);
  }

  end(): void {
    clearInterval(this.#timer);
    this.#from = null;
    this.#side = 0;
  }
}

function sideOf(x: number, from: number): -1 | 0 | 1 {
  if (x < EDGE_PX && from - x > MEANT_PX) return -1;
  return x > window.innerWidth - EDGE_PX && x - from > MEANT_PX ? 1 : 0;
}
