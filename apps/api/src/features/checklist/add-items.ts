import { MAX_CHECKLIST_ITEMS } from '@faena/shared/domain';
import { faultOf } from '@faena/shared/errors';
import type { TaskChecklist } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import { AppError } from '../../kernel/errors.ts';
import type { BoardServices, Changer } from '../board/index.ts';
import { changeItems } from './change-items.ts';

/**
 * Adds items at the end of a checklist, all or none (CHECK-2).
 * @throws AppError as `changeItems` does; `conflict` when there would be more than a checklist has
 */
export function addItems(
  id: string,
  texts: readonly string[],
  by: Changer,
  services: BoardServices,
): Promise<TaskChecklist> {
  return changeItems(id, 'change', by, services, (items) => {
    if (items.length + texts.length > MAX_CHECKLIST_ITEMS)
      throw new AppError('conflict', faultOf('too_many_items', { max: MAX_CHECKLIST_ITEMS }));
    return [...items, ...texts.map((text) => ({ _id: new Types.ObjectId(), text, done: false }))];
  });
}
