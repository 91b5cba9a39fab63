import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { TodoItemModel } from './model.ts';

/**
 * Deletes an own item. The next one of its series is not made.
 * @throws AppError `not_found` for another person's item
 */
export async function removeItem(id: string, { id: personId }: Actor): Promise<void> {
  const { deletedCount } = await TodoItemModel.deleteOne({ _id: id, personId });
  if (deletedCount === 0) throw notFound('todo_item');
}
