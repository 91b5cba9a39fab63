import type { Placed } from '@faena/shared/domain';
import { type AnyBulkWriteOperation, type ClientSession, Types } from 'mongoose';
import { columnOf, statusOf } from './columns.ts';
import { TASKS_AT_ONCE, type TaskDoc, TaskModel } from './model.ts';

/** Where each task in some columns of a board stands; answered from the index alone. */
export async function readPlaces(
  projectId: Types.ObjectId,
  columns: readonly number[],
  session: ClientSession,
): Promise<Placed[]> {
  const inColumns = { projectId, column: { $in: [...columns] } };
  const places = await TaskModel.find(inColumns, { column: 1, order: 1 }, { session })
    .batchSize(TASKS_AT_ONCE)
    .lean();
  return places.map(({ _id, column, order }) => ({ id: String(_id), status: statusOf(column), order }));
}

/**
 * Writes the places that changed. Cards that shift together, as all below a card moved do, are one
 * write; only a new column counts as a change of the task itself.
 */
export async function writePlaces(
  before: readonly Placed[],
  changed: readonly Placed[],
  now: Date,
  session: ClientSession,
): Promise<void> {
  const old = new Map(before.map((place) => [place.id, place]));
  const shifts = new Map<string, { ids: Types.ObjectId[]; update: Shift }>();
  for (const { id, status, order } of changed) {
    const from = old.get(id);
    if (!from) throw new RangeError(`No such task on the board: ${id}`);
    const by = order - from.order;
    const key = `${from.status === status ? '' : status} ${by}`;
    const shift = shifts.get(key) ?? { ids: [], update: shiftOf(from, status, by, now) };
    shift.ids.push(new Types.ObjectId(id));
    shifts.set(key, shift);
  }
  if (shifts.size === 0) return;
  const writes = [...shifts.values()].map(
    ({ ids, update }): AnyBulkWriteOperation<TaskDoc> => ({
      updateMany: { filter: { _id: { $in: ids } }, update },
    }),
  );
  await TaskModel.bulkWrite(writes, { session });
}

interface Shift {
  $inc: { order: number };
  $set?: { column: number; updatedAt: Date };
}

function shiftOf(from: Placed, status: Placed['status'], by: number, now: Date): Shift {
  const $inc = { order: by };
  return from.status === status ? { $inc } : { $inc, $set: { column: columnOf(status), updatedAt: now } };
}
