import { ROW_ATTRIBUTE } from '@/ui/use-keep-row-focus.ts';
import { COLUMN_ATTRIBUTE, LIST_ATTRIBUTE } from '../drag/room.ts';

const CARD = `[${LIST_ATTRIBUTE}] [${ROW_ATTRIBUTE}]`;

/**
 * Moves the focus from card to card. Up and down stay in a column; left and right go to the card at the same height of
 * the next column with cards. Without a focus, the first card takes it. Answers whether a card took the focus.
 */
export function stepCard(board: Element | null, key: string): boolean {
  if (!board) return false;
  const focused = document.activeElement;
  // A newly opened page has the focus at its title.
  const nowhere = !focused || focused.matches('body, main, h1');
  if (!nowhere && !board.contains(focused)) return false;
  const row = focused?.closest(CARD);
  if (!row) return focusCard(board.querySelector(CARD));
  const index = Number(row.getAttribute('data-index'));
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const next = index + (key === 'ArrowDown' ? 1 : -1);
    return focusCard(row.parentElement?.querySelector(`[data-index="${next}"]`) ?? null);
  }
  const columns = [...board.querySelectorAll(`[${COLUMN_ATTRIBUTE}]:has(${CARD})`)];
  const at = columns.findIndex((column) => column.contains(row));
  return focusCard(atHeightOf(row, columns[at + (key === 'ArrowRight' ? 1 : -1)]));
}

/** The card of a column whose top is nearest to that of another card. */
function atHeightOf(row: Element, column: Element | undefined): Element | null {
  const { top } = row.getBoundingClientRect();
  let nearest: Element | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const card of column?.querySelectorAll(CARD) ?? []) {
    const distance = Math.abs(card.getBoundingClientRect().top - top);
    if (distance < least) [nearest, least] = [card, distance];
  }
  return nearest;
}

function focusCard(row: Element | null): boolean {
  const title = row?.querySelector<HTMLElement>('h4 button, h4 a');
  title?.focus();
  row?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return title !== null && title !== undefined;
}
