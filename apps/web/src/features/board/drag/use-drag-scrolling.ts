import { type Column, TASK_STATUSES } from '@faena/shared/domain';
import { type RefObject, useEffect, useMemo } from 'react';

/** A card within this distance of a side scrolls the columns. */
const EDGE_PX = 40;
/** A card that was lifted at a side scrolls only after it moved this far towards the side. */
const MEANT_PX = 24;
/** The time at a side before each scroll, long enough to see the column and to drop the card. */
const TURN_MS = 700;

export interface DragGround {
  /** The element that holds the columns side by side. */
  readonly scroller: RefObject<HTMLElement | null>;
  /** Whether one column shows at a time, below a strip of all names. */
  readonly single: boolean;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Scrolls the board and the page while a card is held at an edge. */
export function useDragScrolling({ scroller, single }: DragGround, pointer: RefObject<Point | null>) {
  const turner = useMemo(() => new EdgeTurner((by) => turnColumn(scroller.current, by)), [scroller]);
  useEffect(() => () => turner.end(), [turner]);
  const autoScroll = useMemo(() => {
    function canScroll(element: Element): boolean {
      if (element === scroller.current) return !single;
      if (element !== document.scrollingElement) return true;
      return mayScrollPage(scroller.current, pointer.current?.y ?? 0, single);
    }
    return { canScroll };
  }, [scroller, single, pointer]);

  /** Called with every move of the card. */
  function follow(): void {
    if (!single || !scroller.current || !pointer.current) return;
    const { x, y } = pointer.current;
    // Above the columns, the card is over a name of the strip.
    turner.holdAt(y < scroller.current.getBoundingClientRect().top ? null : x);
  }

  return { autoScroll, follow, end: () => turner.end() };
}

/**
 * The page scrolls only towards a part of the board that is out of sight. Further scrolling would move the target away
 * from the hand. The strip of names stays in sight by itself.
 */
function mayScrollPage(board: Element | null, y: number, single: boolean): boolean {
  if (!board) return false;
  const { top, bottom } = board.getBoundingClientRect();
  return y > window.innerHeight / 2 ? bottom > window.innerHeight : !single && top < 0;
}

function turnColumn(scroller: HTMLElement | null, by: 1 | -1): void {
  const next = scroller && TASK_STATUSES[TASK_STATUSES.indexOf(shownColumn(scroller)) + by];
  if (next) showColumn(scroller, next);
}

/**
 * Scrolls by one column while a card is held at a side of a phone. The library would pass all columns within half a
 * second. `turn` goes one forward (1) or back (-1).
 */
class EdgeTurner {
  readonly #turn: (by: 1 | -1) => void;
  #from: number | null = null;
  #side: -1 | 0 | 1 = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(turn: (by: 1 | -1) => void) {
    this.#turn = turn;
  }

  /** `x` is null if the card is at no side. */
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

/**
 * Calls back at most once a frame while anything on the page scrolls. A still card gets over others when its list
 * scrolls, which the library does not report. Returns the function that stops it.
 */
export function followScrolling(onScroll: () => void): () => void {
  const listening = new AbortController();
  let frame = 0;
  function schedule(): void {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(onScroll);
  }
  // Scrolling does not bubble, but it can be captured.
  document.addEventListener('scroll', schedule, {
    capture: true,
    passive: true,
    signal: listening.signal,
  });
  return () => {
    cancelAnimationFrame(frame);
    listening.abort();
  };
}

/** The shown column, where one shows at a time. */
export function shownColumn(scroller: HTMLElement): Column {
  const index = Math.round(scroller.scrollLeft / Math.max(1, scroller.clientWidth));
  return TASK_STATUSES[index] ?? TASK_STATUSES[0];
}

/** Brings a column into sight, where one shows at a time. */
export function showColumn(scroller: HTMLElement, status: Column): void {
  scroller.scrollTo({ left: TASK_STATUSES.indexOf(status) * scroller.clientWidth });
}
