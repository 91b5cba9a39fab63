import { type Column, TASK_STATUSES } from '@faena/shared/domain';
import type { Over } from './landing.ts';
import { type CardBox, cardAt } from './room.ts';

/** Marks what stands for a column: the column itself, and its name in the strip of small screens. */
export const COLUMN_ATTRIBUTE = 'data-column';

/** Marks the list of cards within a column. */
export const LIST_ATTRIBUTE = 'data-list';

/**
 * What is under a point of the window. Cards are found where they stand without the drag, not where they have moved
 * aside to: so the answer depends on the point alone and never flickers.
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
