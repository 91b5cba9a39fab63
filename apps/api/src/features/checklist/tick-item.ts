import type { TaskChecklist } from '@faena/shared/schemas';
import type { BoardServices } from '../board/index.ts';
import type { Changer } from '../task-change/index.ts';
import { changeItem, type ItemOfTask } from './change-items.ts';

/**
 * Sets whether an item is done, for people who may move the task (CHECK-3).
 * @throws AppError as `changeItem` does
 */
export function tickItem(
  of: ItemOfTask,
  done: boolean,
  by: Changer,
  services: BoardServices,
): Promise<TaskChecklist> {
  return changeItem(of, 'see', by, services, (item, order, items) =>
    item.done === done ? null : items.with(order, { ...item, done }),
  );
}
