import type { TaskChecklist } from '@faena/shared/schemas';
import type { BoardServices } from '../board/index.ts';
import type { Changer } from '../task-change/index.ts';
import { changeItem, type ItemOfTask } from './change-items.ts';

/**
 * Moves an item to an order of its checklist; a number beyond the end means the end.
 * @throws AppError as `changeItem` does
 */
export function moveItem(
  of: ItemOfTask,
  to: number,
  by: Changer,
  services: BoardServices,
): Promise<TaskChecklist> {
  return changeItem(of, 'change', by, services, (item, order, items) =>
    Math.min(to, items.length - 1) === order ? null : items.toSpliced(order, 1).toSpliced(to, 0, item),
  );
}
