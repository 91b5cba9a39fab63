import { DELETED_TASK_KEPT_S } from '@faena/shared/domain';
import { type ClientSession, model, mongo, Schema, type Types } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import { firstBeyond, UncheckedBytes } from '../../platform/unchecked-bytes.ts';
import {
  markCoversLeft,
  markPartsLeft,
  type TaskDoc,
  unmarkCovers,
  unmarkParts,
} from '../task-store/index.ts';

/** A deleted task, kept for undo (UNDO-4). */
interface DeletedTaskDoc {
  _id: Types.ObjectId;
  projectId: Types.ObjectId;
  companyId: Types.ObjectId;
  /** The person who deleted it; a task that an earlier version deleted lacks it. */
  personId?: Types.ObjectId;
  task: TaskDoc;
  /** By the clock of the machine, as the TTL index needs it. */
  deletedAt: Date;
}

const schema = new Schema<DeletedTaskDoc>({
  projectId: { type: Schema.Types.ObjectId, required: true },
  companyId: { type: Schema.Types.ObjectId, required: true },
  personId: Schema.Types.ObjectId,
  task: { type: Schema.Types.Mixed, required: true },
  deletedAt: { type: Date, required: true },
});

schema.index({ deletedAt: 1 }, { expireAfterSeconds: DELETED_TASK_KEPT_S });
schema.index({ projectId: 1 });
schema.index({ companyId: 1 });
schema.index({ personId: 1, deletedAt: -1 });

export const DeletedTaskModel = model('DeletedTask', schema, 'deleted_tasks');

const unchecked = new UncheckedBytes();

/**
 * Keeps deleted tasks for undo, in the transaction that deletes them. A person's oldest ones above the limit go
 * (LIMIT-14).
 */
export async function keepDeleted(
  tasks: readonly TaskDoc[],
  personId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  const deletedAt = new Date();
  const kept = tasks.map((task) => ({
    _id: task._id,
    projectId: task.projectId,
    companyId: task.companyId,
    personId,
    task,
    deletedAt,
  }));
  if (kept.length > 0) await driverCollection(DeletedTaskModel).insertMany(kept, { session });
  const bytes = tasks.reduce((sum, task) => sum + mongo.BSON.calculateObjectSize(task), 0);
  if (unchecked.isCheckDue(personId, bytes)) await forgetOldestDeleted(personId, session);
  await markCoversLeft(
    tasks.map(({ coverId }) => coverId),
    session,
  );
  await markPartsLeft(tasks, session);
}

/** Deletes a person's oldest deleted tasks above the limit (LIMIT-14). */
export async function forgetOldestDeleted(personId: Types.ObjectId, session: ClientSession): Promise<void> {
  const deleted = driverCollection(DeletedTaskModel);
  const stages = [
    { $match: { personId } },
    { $sort: { personId: 1, deletedAt: -1 } },
    { $project: { deletedAt: 1, bytes: { $bsonSize: '$task' } } },
  ];
  const kept = await deleted.aggregate<{ deletedAt: Date; bytes: number }>(stages, { session }).toArray();
  const first = firstBeyond(kept);
  if (first) await deleted.deleteMany({ personId, deletedAt: { $lte: first.deletedAt } }, { session });
}

/** Finds deleted tasks that are still kept. */
export async function findDeleted(
  ids: readonly Types.ObjectId[],
  session: ClientSession,
): Promise<TaskDoc[]> {
  if (ids.length === 0) return [];
  const found = await driverCollection(DeletedTaskModel)
    .find({ _id: { $in: [...ids] } }, { session })
    .toArray();
  return found.map(({ task }) => task);
}

/** Removes the kept copies of restored tasks, and unmarks their covers, comments and files. */
export async function dropDeleted(tasks: readonly TaskDoc[], session: ClientSession): Promise<void> {
  if (tasks.length === 0) return;
  const byId = { _id: { $in: tasks.map(({ _id }) => _id) } };
  await driverCollection(DeletedTaskModel).deleteMany(byId, { session });
  await unmarkCovers(
    tasks.map(({ coverId }) => coverId),
    session,
  );
  await unmarkParts(tasks, session);
}
