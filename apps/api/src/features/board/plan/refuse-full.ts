import { MAX_BOARD_TASKS } from '@faena/shared/domain';
import { tooMany } from '../../../kernel/errors.ts';
import { type Columns, countIn } from '../../board-order/index.ts';

/**
 * Refuses a plan that brings more tasks to a board than it can have (LIMIT-11). A board that has more from before may
 * change, and lose tasks.
 * @throws AppError `conflict`
 */
export function refuseFull(before: Columns, after: Columns): void {
  const count = countIn(after);
  if (count > MAX_BOARD_TASKS && count > countIn(before)) {
    throw tooMany('too_many_board_tasks', MAX_BOARD_TASKS);
  }
}
