import type { TaskChecklist } from '@faena/shared/schemas';
import type { BoardServices } from '../board/index.ts';
import type { Changer } from '../task-change/index.ts';
import { changeItem, type ItemOfTask } from './change-items.ts';

/**
 * Changes the text of an item.
 * @throws AppError as `changeItem` does
 */
export function setItemText(
  of: ItemOfTask,
  text: string,
  by: Changer,
  services: BoardServices,
): Promise<TaskChecklist> {
  return changeItem(of, 'change', by, services, (item, order, items) =>
    item.text === text ? null : items.with(order, { ...item, text }),
  );
}
