import type { TaskChecklist } from '@faena/shared/schemas';
import type { BoardServices } from '../board/index.ts';
import type { Changer } from '../task-change/index.ts';
import { changeItem, type ItemOfTask } from './change-items.ts';

/**
 * Removes an item from its checklist.
 * @throws AppError as `changeItem` does
 */
export function removeItem(of: ItemOfTask, by: Changer, services: BoardServices): Promise<TaskChecklist> {
  return changeItem(of, 'change', by, services, (_, order, items) => items.toSpliced(order, 1));
}
