import { rankBetween } from '@faena/shared/domain';
import { TodoItem, type TodoMove } from '@faena/shared/schemas';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { answer } from '../../kernel/answer.ts';
import { notFound } from '../../kernel/errors.ts';
import { transaction } from '../../platform/database.ts';
import { lockPerson } from '../person/index.ts';
import { itemToWire, type TodoItemDoc, TodoItemModel } from './model.ts';

/**
 * Moves an open own item right before another one, or to the end (TODO-10).
 * @throws AppError `not_found` for another person's item, and for a done one
 */
export function moveItem({ id, before }: TodoMove, { id: personId }: Actor): Promise<TodoItem> {
  const open = { personId, doneAt: null };
  return transaction(async (session) => {
    // Two moves at once would read the same neighbours.
    await lockPerson({ _id: personId }, session);
    const rank = await rankBefore(before, { personId, id }, session);
    const moved = await TodoItemModel.findOneAndUpdate(
      { _id: id, ...open },
      { $set: { rank } },
      { session, returnDocument: 'after' },
    ).lean<TodoItemDoc>();
    if (!moved) throw notFound('todo_item');
    return answer(TodoItem, itemToWire(moved));
  });
}

interface Moving {
  readonly personId: Types.ObjectId;
  readonly id: string;
}

/** A rank right before that of an item; after all others without one. */
async function rankBefore(before: string | null, { personId, id }: Moving, session: ClientSession) {
  const open = { personId, doneAt: null };
  const target =
    before === null
      ? null
      : await TodoItemModel.findOne({ ...open, _id: before }, { rank: 1 }, { session }).lean();
  if (before !== null && !target) throw notFound('todo_item');
  const earlier = target ? { rank: { $lt: target.rank } } : {};
  // The last two, because the moved item is no neighbour of its own.
  const last = await TodoItemModel.find({ ...open, ...earlier }, { rank: 1 }, { session })
    .sort({ rank: -1 })
    .limit(2)
    .lean();
  const previous = last.find(({ _id }) => !_id.equals(id));
  return rankBetween(previous?.rank ?? null, target?.rank ?? null);
}
