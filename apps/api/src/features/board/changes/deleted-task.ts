import { DELETED_TASK_KEPT_S } from '@faena/shared/domain';
import { type ClientSession, model, Schema, type Types } from 'mongoose';
import { driverCollection } from '../../../platform/database.ts';
import { leaveCovers, takeCovers } from '../model/cover-model.ts';
import type { TaskDoc } from '../model/task-model.ts';

/** What a deleted task had, for bringing it back (UNDO-4). */
interface DeletedTaskDoc {
  _id: Types.ObjectId;
  projectId: Types.ObjectId;
  companyId: Types.ObjectId;
  task: TaskDoc;
  /** By the clock of the machine, as the database reckons when it is over. */
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

/** Keeps what deleted tasks had, in the transaction that deletes them. */
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

/** Takes out what some deleted tasks had: of one that is kept no longer, nothing. */
export async function takeDeleted(
  ids: readonly Types.ObjectId[],
  session: ClientSession,
): Promise<TaskDoc[]> {
  if (ids.length === 0) return [];
  const isOne = { _id: { $in: [...ids] } };
  const found = await driverCollection(DeletedTaskModel).find(isOne, { session }).toArray();
  await driverCollection(DeletedTaskModel).deleteMany(isOne, { session });
  await takeCovers(
    found.map(({ task }) => task.coverId),
    session,
  );
  return found.map(({ task }) => task);
}
