import { type Column, TASK_STATUSES } from '@faena/shared/domain';
import type { Over } from './landing.ts';

/** The place of a card in its column's list, in pixels from the list's top. */
export interface CardBox {
  readonly start: number;
  readonly end: number;
}

/** A drag in one column, as indexes of its cards; null if the index is in another column. */
export interface DragInColumn {
  /** The index at the lift. */
  readonly from: number | null;
  /** The index at the landing place. */
  readonly to: number | null;
}

/** The index of the card at a height of the list; -1 below the last one. The gap above a card belongs to it. */
export function cardAt(boxes: readonly CardBox[], y: number): number {
  let low = 0;
  let high = boxes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((boxes[middle]?.end ?? Number.POSITIVE_INFINITY) <= y) low = middle + 1;
    else high = middle;
  }
  return low < boxes.length ? low : -1;
}

/** How far a card moves aside, in pixels down; `room` is the dragged card's height with its gap. */
export function shiftOf(index: number, { from, to }: DragInColumn, room: number): number {
  if (index === from) return 0;
  const closes = from !== null && index > from;
  // Without the dragged card, the index of each later card is one lower.
  const without = closes ? index - 1 : index;
  const opens = to !== null && without >= to;
  return (opens ? room : 0) - (closes ? room : 0);
}

/** The top of the landing place, in pixels from the list's top. */
export function landingTop(
  boxes: readonly CardBox[],
  { from, to }: DragInColumn,
  height: number,
  gap: number,
): number {
  if (to === null) return 0;
  if (from !== null && to > from) return (boxes[to]?.end ?? 0) - height;
  const below = boxes[to];
  if (below) return below.start;
  const last = boxes.at(-1);
  return last ? last.end + gap : 0;
}

/** Marks the elements of a column: the column itself, and its name in the strip of small screens. */
export const COLUMN_ATTRIBUTE = 'data-column';

/** Marks the list of cards within a column. */
export const LIST_ATTRIBUTE = 'data-list';

/**
 * The place under a point of the window. Cards count at their places without the drag. So the answer depends on the
 * point alone, and never flickers.
 */
export function overAt(
  x: number,
  y: number,
  board: Readonly<Record<Column, readonly { id: string }[]>>,
  boxesOf: (status: Column) => readonly CardBox[],
): Over | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const name = element.closest(`[${COLUMN_ATTRIBUTE}]`)?.getAttribute(COLUMN_ATTRIBUTE);
    const status = TASK_STATUSES.find((candidate) => candidate === name);
    if (!status) continue;
    const list = element.closest(`[${LIST_ATTRIBUTE}]`);
    if (!list) return { status, cardId: null };
    const index = cardAt(boxesOf(status), y - list.getBoundingClientRect().top);
    return { status, cardId: board[status][index]?.id ?? null };
  }
  return null;
}
