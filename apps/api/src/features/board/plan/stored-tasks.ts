import { setImmediate as nextTurn } from 'node:timers/promises';
import { type ClientSession, type mongo, Types } from 'mongoose';
import { driverCollection } from '../../../platform/database.ts';
import { type CardDoc, cardsAmong, findingPeople } from '../../person/index.ts';
import { type TaskDoc, TaskModel } from '../../task-store/index.ts';
import type { Planned } from './plan-all.ts';

/** Tasks by their ids. */
export async function readTasks(
  taskIds: readonly string[],
  session: ClientSession | undefined,
): Promise<Map<string, TaskDoc>> {
  const ids = new Set(taskIds);
  if (ids.size === 0) return new Map();
  const byId = { _id: { $in: [...ids].map((id) => new Types.ObjectId(id)) } };
  const found = await driverCollection(TaskModel)
    .find(byId, { ...(session && { session }), batchSize: ids.size + 1 })
    .toArray();
  return new Map(found.map((task) => [String(task._id), task]));
}

/** Tasks by their ids, and the cards of the people on them, in one query. */
export async function readWithPeople(taskIds: readonly string[], session: ClientSession | undefined) {
  if (taskIds.length === 0) return { tasks: new Map<string, TaskDoc>(), cards: cardsAmong([]) };
  const byId = { _id: { $in: taskIds.map((id) => new Types.ObjectId(id)) } };
  const found = await driverCollection(TaskModel)
    .aggregate<TaskDoc & { people: CardDoc[] }>([{ $match: byId }, findingPeople('assigneeIds')], {
      ...(session && { session }),
      batchSize: taskIds.length + 1,
    })
    .toArray();
  return {
    tasks: new Map<string, TaskDoc>(found.map(({ people: _, ...task }) => [String(task._id), task])),
    cards: cardsAmong(found.flatMap(({ people }) => people)),
  };
}

/** Tasks encoded without a pause. With checklists of 100 items this takes some milliseconds (LIMIT-12). */
const WRITES_AT_ONCE = 64;

function isOneOf(ids: readonly Types.ObjectId[]) {
  const [first, ...others] = ids;
  return first && others.length === 0 ? { _id: first } : { _id: { $in: [...ids] } };
}

/** Writes the tasks of some plans in one round. */
export async function writeTasks(planned: readonly Planned[], session: ClientSession): Promise<void> {
  const tasks = driverCollection(TaskModel);
  const plans = planned.map(({ plan }) => plan);
  const deleted = plans.flatMap((plan) => plan.deleted ?? []);
  const inserted = plans.flatMap((plan) => plan.inserted ?? []);
  const written = plans.flatMap((plan) => plan.written ?? []).filter(({ ids }) => ids.length > 0);
  const writes = inserted.length + written.length + Number(deleted.length > 0);
  if (writes === 0) return;
  const [task] = inserted;
  const [one] = written;
  const [id, ...others] = one?.ids ?? [];
  // Most writes are single, and take the driver half the time of a bulk write.
  if (writes === 1 && task) await tasks.insertOne(task, { session });
  else if (writes === 1 && one && id && others.length === 0)
    await tasks.updateOne({ _id: id }, { $set: one.set }, { session });
  else {
    const operations: mongo.AnyBulkWriteOperation<TaskDoc & mongo.BSON.Document>[] = [
      ...(deleted.length > 0 ? [{ deleteMany: { filter: isOneOf(deleted) } }] : []),
      ...inserted.map((document) => ({ insertOne: { document } })),
      ...written.map(({ ids, set }) => ({ updateMany: { filter: isOneOf(ids), update: { $set: set } } })),
    ];
    for (let from = 0; from < operations.length; from += WRITES_AT_ONCE) {
      if (from > 0) await nextTurn();
      await tasks.bulkWrite(operations.slice(from, from + WRITES_AT_ONCE), { session });
    }
  }
}
