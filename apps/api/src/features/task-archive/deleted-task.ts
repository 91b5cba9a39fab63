import { DELETED_TASK_KEPT_S } from '@faena/shared/domain';
import { type ClientSession, model, Schema, type Types } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import { leaveCovers, type TaskDoc, takeCovers } from '../task-store/index.ts';

/** A deleted task, kept for undo (UNDO-4). */
interface DeletedTaskDoc {
  _id: Types.ObjectId;
  projectId: Types.ObjectId;
  companyId: Types.ObjectId;
  task: TaskDoc;
  /** By the clock of the machine, as the TTL index needs it. */
  deletedAt: Date;
}

const schema = new Schema<DeletedTaskDoc>({
  projectId: { type: Schema.Types.ObjectId, required: true },
  companyId: { type: Schema.Types.ObjectId, required: true },
  task: { type: Schema.Types.Mixed, required: true },
  deletedAt: { type: Date, required: true },
});

schema.index({ deletedAt: 1 }, { expireAfterSeconds: DELETED_TASK_KEPT_S });
schema.index({ projectId: 1 });
schema.index({ companyId: 1 });

export const DeletedTaskModel = model('DeletedTask', schema, 'deleted_tasks');

/** Keeps deleted tasks for undo, in the transaction that deletes them. */
export async function keepDeleted(tasks: readonly TaskDoc[], session: ClientSession): Promise<void> {
  const deletedAt = new Date();
  const kept = tasks.map((task) => ({
    _id: task._id,
    projectId: task.projectId,
    companyId: task.companyId,
    task,
    deletedAt,
  }));
  if (kept.length > 0) await driverCollection(DeletedTaskModel).insertMany(kept, { session });
  await leaveCovers(
    tasks.map(({ coverId }) => coverId),
    session,
  );
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

/** Forgets deleted tasks that are back on their board, with their covers. */
export async function dropDeleted(tasks: readonly TaskDoc[], session: ClientSession): Promise<void> {
  if (tasks.length === 0) return;
  const areThose = { _id: { $in: tasks.map(({ _id }) => _id) } };
  await driverCollection(DeletedTaskModel).deleteMany(areThose, { session });
  await takeCovers(
    tasks.map(({ coverId }) => coverId),
    session,
  );
}
