import { type Board, type Ordered, TASK_STATUSES, type Target } from '@faena/shared/domain';
import { homeOf, type Over } from './landing.ts';

/** The keys that carry a lifted task on. */
export type StepKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/**
 * What a lifted task is over after an arrow: up and down by a card, left and right by a column. It enters another
 * column with order 0 (BOARD-15), and comes back to its own at its own place. At an edge it stays.
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
