import { MAX_CHECKLIST_ITEMS } from '@faena/shared/domain';
import { faultOf } from '@faena/shared/errors';
import type { NewItems, TaskChecklist } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import { AppError, conflict } from '../../kernel/errors.ts';
import type { BoardServices } from '../board/index.ts';
import type { Changer } from '../task-change/index.ts';
import { changeItems } from './change-items.ts';

/**
 * Adds items at the end of a checklist, all or none (CHECK-2).
 * @throws AppError as `changeItems` does; `conflict` for too many items, and for the id of an existing item
 */
export function addItems(
  id: string,
  { texts, ids }: NewItems,
  by: Changer,
  services: BoardServices,
): Promise<TaskChecklist> {
  return changeItems(id, 'change', by, services, (items) => {
    if (items.length + texts.length > MAX_CHECKLIST_ITEMS)
      throw new AppError('conflict', faultOf('too_many_items', { max: MAX_CHECKLIST_ITEMS }));
    if (items.some(({ _id }) => ids?.includes(String(_id)))) throw conflict('item_id_taken', 'ids');
    const added = texts.map((text, index) => ({ _id: new Types.ObjectId(ids?.[index]), text, done: false }));
    return [...items, ...added];
  });
}
