import { TodoItem } from '@faena/shared/schemas';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { answer } from '../../kernel/answer.ts';
import { notFound } from '../../kernel/errors.ts';
import { transaction } from '../../platform/database.ts';
import { lockWithRoom } from './add-item.ts';
import { itemToWire, type TodoItemDoc, TodoItemModel } from './model.ts';

/**
 * Takes back that an own item was done. It recurs again and the next one goes, unless somebody changed that one since
 * (RECUR-4). Repeating it changes nothing.
 * @throws AppError `not_found` for another person's item; `conflict` beyond 2,000 open ones
 */
export function reopenItem(id: string, { id: personId }: Actor): Promise<TodoItem> {
  const match = { _id: id, personId };
  return transaction(async (session) => {
    const item = await TodoItemModel.findOne(match, null, { session }).lean<TodoItemDoc>();
    if (!item) throw notFound('todo_item');
    if (!item.doneAt) return answer(TodoItem, itemToWire(item));
    const returned = await takeBackNext(item, session);
    await lockWithRoom(personId, session);
    const reopened = answer(TodoItem, itemToWire({ ...item, doneAt: null, ...returned }));
    await TodoItemModel.updateOne(
      match,
      { $set: { doneAt: null, ...returned }, $unset: { leftAt: '', handed: '' } },
      { session },
    );
    return reopened;
  });
}

/** Deletes the item that followed, and returns its recurrence and series. */
async function takeBackNext(
  { personId, handed }: TodoItemDoc,
  session: ClientSession,
): Promise<Partial<Pick<TodoItemDoc, 'recurrence' | 'series'>>> {
  if (!handed) return {};
  const untouched = { _id: handed.nextId, personId, isUntouched: true } as const;
  const next = await TodoItemModel.findOneAndDelete(untouched, { session }).lean<TodoItemDoc>();
  if (!next) return {};
  return { recurrence: handed.recurrence, ...(next.series && { series: next.series }) };
}
