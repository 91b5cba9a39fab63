import { type Task, TaskChecklist } from '@faena/shared/schemas';
import { answer } from '../../kernel/answer.ts';
import { notFound } from '../../kernel/errors.ts';
import type { BoardServices } from '../board/index.ts';
import type { Right } from '../project/index.ts';
import { changeTaskAlone } from '../task/index.ts';
import type { Changer } from '../task-change/index.ts';
import type { ItemDoc, TaskDoc } from '../task-store/index.ts';

/** An item of a task's checklist. */
export interface ItemOfTask {
  readonly id: string;
  readonly itemId: string;
}

/** Returns the changed item; null leaves the list unchanged. */
type ChangeItem = (item: ItemDoc, order: number, items: readonly ItemDoc[]) => ItemDoc[] | null;

/**
 * Changes the checklist of a task. Its board makes changes in sequence, so concurrent changes of two items both count
 * (CHECK-2).
 * @throws AppError `not_found` when the task is missing or out of reach; `forbidden` when the caller lacks the right
 */
export function changeItems(
  id: string,
  right: Right,
  by: Changer,
  services: BoardServices,
  change: (items: readonly ItemDoc[]) => ItemDoc[] | null,
): Promise<TaskChecklist> {
  return changeTaskAlone(by, id, right, services, {
    decide: ({ task }) => {
      const checklist = change(task.checklist ?? []);
      return checklist && { set: { checklist } };
    },
    show: toChecklist,
  });
}

/**
 * Changes one item.
 * @throws AppError as `changeItems` does; `not_found` also without such an item
 */
export function changeItem(
  { id, itemId }: ItemOfTask,
  right: Right,
  by: Changer,
  services: BoardServices,
  change: ChangeItem,
): Promise<TaskChecklist> {
  return changeItems(id, right, by, services, (items) => {
    const order = items.findIndex(({ _id }) => _id.equals(itemId));
    const item = items[order];
    if (!item) throw notFound('item');
    return change(item, order, items);
  });
}

/** A task with its items in the API format (CHECK-4). */
export function toChecklist(task: Task, { checklist = [] }: TaskDoc): TaskChecklist {
  const items = checklist.map(({ _id, text, done }) => ({ _id: String(_id), text, done }));
  return answer(TaskChecklist, { task, items });
}
