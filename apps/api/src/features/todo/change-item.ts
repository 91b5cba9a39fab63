import { TodoItem, type TodoItemChanges } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { answer } from '../../kernel/answer.ts';
import { notFound } from '../../kernel/errors.ts';
import { transaction } from '../../platform/database.ts';
import { settled } from './fields.ts';
import { itemToWire, type TodoItemDoc, TodoItemModel } from './model.ts';

/**
 * Changes any fields of an open own item. One that begins to recur begins a series.
 * @throws AppError `not_found` for another person's item, and for a done one
 */
export function changeItem(id: string, changes: TodoItemChanges, { id: personId }: Actor): Promise<TodoItem> {
  const match = { _id: id, personId, doneAt: null };
  return transaction(async (session) => {
    const before = await TodoItemModel.findOne(match, null, { session }).lean<TodoItemDoc>();
    if (!before) throw notFound('todo_item');
    const { title = before.title, day = before.day, time = before.time } = changes;
    const { recurrence = before.recurrence } = changes;
    const date = settled({ day, time, recurrence });
    const series = date.recurrence ? (before.series ?? new Types.ObjectId()) : undefined;
    const after: TodoItemDoc = { ...before, title, ...date };
    const changed = answer(TodoItem, itemToWire(after));
    await TodoItemModel.updateOne(
      match,
      {
        $set: { title, ...date, ...(series && { series }) },
        $unset: { isUntouched: '', ...(!series && { series: '' }) },
      },
      { session },
    );
    return changed;
  });
}
