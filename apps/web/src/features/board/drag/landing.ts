import { type Board, type Column, type Ordered, TASK_STATUSES, type Target } from '@faena/shared/domain';

/** The place under a dragged task: a card, or the free space of a column. */
export interface Over {
  readonly status: Column;
  /** The card's task; null over the column itself. */
  readonly cardId: string | null;
}

/** The place of a task on a board; null when it is not on it. */
export function homeOf<T extends Ordered>(board: Board<T>, id: string): Target | null {
  for (const column of Object.values(board)) {
    const index = column.findIndex((task) => task.id === id);
    const task = column[index];
    if (task) return { status: task.status, index };
  }
  return null;
}

/**
 * The place of a dropped task. On a card it is that card's position, on another column the end. On the empty area of
 * its own column the task stays (BOARD-15). Null when the task or the card is not on the board.
 */
export function landingOf<T extends Ordered>(board: Board<T>, id: string, over: Over): Target | null {
  const home = homeOf(board, id);
  if (!home) return null;
  const column = board[over.status];
  if (over.cardId !== null) {
    const index = column.findIndex((task) => task.id === over.cardId);
    return index < 0 ? null : { status: over.status, index };
  }
  return over.status === home.status ? home : { status: over.status, index: column.length };
}

/** Whether two targets are the same. */
export function sameTarget(a: Target, b: Target): boolean {
  return a.status === b.status && a.index === b.index;
}

/** The keys that move a lifted task. */
export type StepKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/**
 * The place under a lifted task after an arrow: up and down by a card, left and right by a column. It enters another
 * column with order 0, and its own column at its own place (BOARD-15). At an edge it stays.
 */
export function stepOver<T extends Ordered>(
  board: Board<T>,
  id: string,
  at: Target,
  key: StepKey,
): Over | null {
  const home = homeOf(board, id);
  if (!home) return null;
  const sideways = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: 0, ArrowDown: 0 }[key];
  if (sideways !== 0) {
    const status = TASK_STATUSES[TASK_STATUSES.indexOf(at.status) + sideways];
    if (!status) return null;
    const index = status === home.status ? home.index : 0;
    return { status, cardId: board[status][index]?.id ?? null };
  }
  const column = board[at.status];
  const last = at.status === home.status ? column.length - 1 : column.length;
  const index = at.index + (key === 'ArrowUp' ? -1 : 1);
  return index < 0 || index > last ? null : { status: at.status, cardId: column[index]?.id ?? null };
}
