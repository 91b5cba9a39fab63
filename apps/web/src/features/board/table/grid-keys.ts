import type { KeyboardEvent } from 'react';

/** The index of the row of heads, before those of the tasks. */
export const HEAD = -1;

/** A place that the arrows reach: a row, a cell, and a button in the cell. */
export interface GridPlace {
  readonly row: number;
  readonly cell: number;
  readonly control: number;
}

/** The row to which a key leads from a place; null for other keys. `page` is the number of rows in sight. */
export function stepFrom(
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
  at: GridPlace,
  { rows, page }: { rows: number; page: number },
): number | null {
  const within = (row: number) => Math.min(Math.max(row, HEAD), rows - 1);
  const first = Math.min(0, rows - 1);
  if (ctrlKey) return key === 'Home' ? first : key === 'End' ? rows - 1 : null;
  switch (key) {
    case 'ArrowUp':
      return within(at.row - 1);
    case 'ArrowDown':
      return within(at.row + 1);
    case 'PageUp':
      return Math.max(first, at.row - page);
    case 'PageDown':
      return within(at.row + page);
    default:
      return null;
  }
}

/**
 * The stops of the arrows in a cell: its buttons. A cell without buttons, or with a field that uses arrows, is a stop
 * itself.
 */
function stopsOf(cell: Element): HTMLElement[] {
  const edges = [...cell.querySelectorAll<HTMLElement>('[role="separator"]')];
  if (cell instanceof HTMLElement && cell.hasAttribute('tabindex')) return [cell, ...edges];
  return [
    ...cell.querySelectorAll<HTMLElement>(
      'a[href], button:not(:disabled), input[type="checkbox"]:not(:disabled)',
    ),
    ...edges,
  ];
}

/** The stops of a whole row, from the left. */
export function stopsOfRow(row: HTMLTableRowElement): HTMLElement[] {
  return [...row.cells].flatMap(stopsOf);
}

/** The place of a stop in the table; null outside of it. */
export function gridPlaceOf(stop: HTMLElement): GridPlace | null {
  const cell = stop.closest<HTMLTableCellElement>('td, th');
  const row = cell?.closest('tr');
  if (!cell || !row) return null;
  const control = stopsOf(cell).indexOf(stop);
  return { row: Number(row.dataset.index), cell: cell.cellIndex, control: Math.max(control, 0) };
}

/** Puts the focus at a place, or at the nearest stop of its row. Answers whether the row is drawn. */
export function focusPlace(root: Element | null, { row, cell, control }: GridPlace): boolean {
  const line = root?.querySelector<HTMLTableRowElement>(`tr[data-index="${row}"]`);
  if (!line) return false;
  const target = line.cells[Math.min(cell, line.cells.length - 1)];
  const stops = target ? stopsOf(target) : [];
  (stops[Math.min(control, stops.length - 1)] ?? stopsOfRow(line)[0])?.focus();
  return true;
}
