import { MAX_TODO_ITEMS, rankBetween } from '@faena/shared/domain';
import { type NewTodoItem, TodoItem } from '@faena/shared/schemas';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { answer } from '../../kernel/answer.ts';
import { notFound, tooMany } from '../../kernel/errors.ts';
import { driverCollection, transaction } from '../../platform/database.ts';
import { lockPerson } from '../person/index.ts';
import { settled } from './fields.ts';
import { itemToWire, type TodoItemDoc, TodoItemModel } from './model.ts';

/**
 * Adds an own item at the end of the caller's list (TODO-3).
 * @throws AppError `conflict` beyond 2,000 open ones (TODO-13)
 */
export function addItem(input: NewTodoItem, { id: personId }: Actor): Promise<TodoItem> {
  return transaction(async (session) => {
    await lockWithRoom(personId, session);
    const last = await TodoItemModel.findOne({ personId, doneAt: null }, { rank: 1 }, { session })
      .sort({ rank: -1 })
      .lean();
    const item: TodoItemDoc = {
      _id: new Types.ObjectId(),
      personId,
      title: input.title,
      ...settled(input),
      rank: rankBetween(last?.rank ?? null, null),
      doneAt: null,
    };
    if (item.recurrence) item.series = new Types.ObjectId();
    const added = answer(TodoItem, itemToWire(item));
    await driverCollection(TodoItemModel).insertOne(item, { session });
    return added;
  });
}

/**
 * Locks a person who has room for one more open item; the second of two last additions waits here.
 * @throws AppError `conflict` at the limit; `not_found` for a person who was deleted meanwhile
 */
export async function lockWithRoom(personId: Types.ObjectId, session: ClientSession): Promise<void> {
  if (!(await lockPerson({ _id: personId }, session))) throw notFound('user');
  const open = await driverCollection(TodoItemModel).countDocuments({ personId, doneAt: null }, { session });
  if (open >= MAX_TODO_ITEMS) throw tooMany('too_many_todo_items', MAX_TODO_ITEMS);
}
