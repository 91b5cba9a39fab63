import { nextOccurrence } from '@faena/shared/domain';
import { TodoItem } from '@faena/shared/schemas';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { answer } from '../../kernel/answer.ts';
import { notFound } from '../../kernel/errors.ts';
import { driverCollection, transaction } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { itemToWire, type TodoItemDoc, TodoItemModel } from './model.ts';
import { personDay } from './person-day.ts';

/**
 * Marks an own item as done. A recurring one hands its recurrence on to the next item (TODO-8). Repeating it changes
 * nothing.
 * @throws AppError `not_found` for another person's item
 */
export async function completeItem(
  id: string,
  actor: Actor,
  { clock }: Pick<Services, 'clock'>,
): Promise<TodoItem> {
  const now = clock.now();
  const { today } = await personDay(actor, now);
  const match = { _id: id, personId: actor.id };
  return transaction(async (session) => {
    const item = await TodoItemModel.findOne(match, null, { session }).lean<TodoItemDoc>();
    if (!item) throw notFound('todo_item');
    if (item.doneAt) return answer(TodoItem, itemToWire(item));
    const done = answer(TodoItem, itemToWire({ ...item, doneAt: now, recurrence: null }));
    const nextId = new Types.ObjectId();
    const { recurrence } = item;
    await TodoItemModel.updateOne(
      match,
      {
        $set: {
          ...{ doneAt: now, leftAt: new Date(), recurrence: null },
          ...(recurrence && { handed: { nextId, recurrence } }),
        },
        $unset: { series: '', isUntouched: '' },
      },
      { session },
    );
    if (recurrence) await insertNext({ ...item, recurrence }, nextId, today, session);
    return done;
  });
}

type Recurring = TodoItemDoc & { readonly recurrence: NonNullable<TodoItemDoc['recurrence']> };

/** The next item of a series, one interval later, repeated until after today (RECUR-3). */
async function insertNext(
  { personId, title, day, time, recurrence, rank, series }: Recurring,
  _id: Types.ObjectId,
  today: string,
  session: ClientSession,
): Promise<void> {
  const { date, recurs } = nextOccurrence(day ?? today, recurrence, today);
  const next: TodoItemDoc = {
    ...{ _id, personId, title, day: date, time, recurrence: { ...recurs }, rank, doneAt: null },
    ...(series && { series }),
    isUntouched: true,
  };
  await driverCollection(TodoItemModel).insertOne(next, { session });
}
