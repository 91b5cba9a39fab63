import { type ClientSession, Types } from 'mongoose';
import { driverCollection } from '../../../platform/database.ts';
import { type CardDoc, cardsAmong, findingPeople } from '../../person/index.ts';
import { type TaskDoc, TaskModel } from '../model/task-model.ts';
import type { Planned } from './plan-all.ts';

/** Tasks by their ids. */
export async function readTasks(
  taskIds: readonly string[],
  session: ClientSession | undefined,
): Promise<Map<string, TaskDoc>> {
  const ids = new Set(taskIds);
  if (ids.size === 0) return new Map();
  const areThose = { _id: { $in: [...ids].map((id) => new Types.ObjectId(id)) } };
  const found = await driverCollection(TaskModel)
    .find(areThose, { ...(session && { session }), batchSize: ids.size + 1 })
    .toArray();
  return new Map(found.map((task) => [String(task._id), task]));
}

/** Tasks by their ids, and the cards of the people on them, with one query. */
export async function readWithPeople(taskIds: readonly string[], session: ClientSession | undefined) {
  if (taskIds.length === 0) return { tasks: new Map<string, TaskDoc>(), cards: cardsAmong([]) };
  const areThose = { _id: { $in: taskIds.map((id) => new Types.ObjectId(id)) } };
  const found = await driverCollection(TaskModel)
    .aggregate<TaskDoc & { people: CardDoc[] }>([{ $match: areThose }, findingPeople('assigneeIds')], {
      ...(session && { session }),
      batchSize: taskIds.length + 1,
    })
    .toArray();
  return {
    tasks: new Map<string, TaskDoc>(found.map(({ people: _, ...task }) => [String(task._id), task])),
    cards: cardsAmong(found.flatMap(({ people }) => people)),
  };
}

/** Writes the tasks, with one round for all. */
export async function writeTasks(planned: readonly Planned[], session: ClientSession): Promise<void> {
  const tasks = driverCollection(TaskModel);
  const inserted = planned.flatMap(({ plan }) => plan.inserted ?? []);
  const written = planned.flatMap(({ plan }) => plan.written ?? []);
  const [first] = inserted;
  const [one] = written;
  // Alone, as most come, they take the driver half of what a list takes it.
  if (first && inserted.length + written.length === 1) await tasks.insertOne(first, { session });
  else if (one && inserted.length + written.length === 1)
    await tasks.updateOne({ _id: one._id }, { $set: one.set }, { session });
  else if (inserted.length + written.length > 0) {
    const inserts = inserted.map((document) => ({ insertOne: { document } }));
    const updates = written.map(({ _id, set }) => ({
      updateOne: { filter: { _id }, update: { $set: set } },
    }));
    await tasks.bulkWrite([...inserts, ...updates], { session });
  }
}
