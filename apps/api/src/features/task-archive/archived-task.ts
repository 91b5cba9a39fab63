import { DELETED_TASK_KEPT_S, foldSearch } from '@faena/shared/domain';
import { type ClientSession, model, Schema, type Types } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import { type Columns, columnOrderOf } from '../board-order/index.ts';
import { leaveCovers, type TaskDoc, takeCovers } from '../task-store/index.ts';

/** A task that was taken off its board (ARCHIVED-1). Elsewhere than tasks are, so that no reading of tasks finds it. */
export interface ArchivedTaskDoc {
  _id: Types.ObjectId;
  projectId: Types.ObjectId;
  companyId: Types.ObjectId;
  /** The index of the column that it came from. */
  column: number;
  archivedAt: Date;
  archivedBy: Types.ObjectId;
  /** Title and description folded for searching, a NUL between them. */
  searchText: string;
  task: TaskDoc;
  /** Deleted, and kept for taking that back alone (UNDO-4); by the clock of the machine. */
  deletedAt?: Date;
}

const schema = new Schema<ArchivedTaskDoc>({
  projectId: { type: Schema.Types.ObjectId, required: true },
  companyId: { type: Schema.Types.ObjectId, required: true },
  column: { type: Number, required: true },
  archivedAt: { type: Date, required: true },
  archivedBy: { type: Schema.Types.ObjectId, required: true },
  searchText: { type: String, default: '' },
  task: { type: Schema.Types.Mixed, required: true },
  deletedAt: Date,
});

schema.index({ projectId: 1, archivedAt: -1, _id: -1 });
schema.index({ companyId: 1 });
schema.index({ deletedAt: 1 }, { expireAfterSeconds: DELETED_TASK_KEPT_S });

export const ArchivedTaskModel = model('ArchivedTask', schema, 'archived_tasks');

/** Who archives, and when. */
interface Archiving {
  readonly at: Date;
  readonly personId: Types.ObjectId;
  readonly session: ClientSession;
}

/** Keeps tasks that leave a board, which is locked and has them yet. */
export async function keepArchived(
  tasks: readonly TaskDoc[],
  columns: Columns,
  { at, personId, session }: Archiving,
): Promise<void> {
  const kept = tasks.map((task) => ({
    _id: task._id,
    projectId: task.projectId,
    companyId: task.companyId,
    column: columnOrderOf(columns, task._id)?.column ?? 0,
    archivedAt: at,
    archivedBy: personId,
    searchText: `${foldSearch(task.title)}\0${foldSearch(task.description)}`,
    task,
  }));
  if (kept.length > 0) await driverCollection(ArchivedTaskModel).insertMany(kept, { session });
}

/** Those of some archived tasks that are kept, deleted or not. */
export async function findArchived(
  ids: readonly Types.ObjectId[],
  session: ClientSession,
  { isDeleted = false } = {},
): Promise<ArchivedTaskDoc[]> {
  if (ids.length === 0) return [];
  const areThose = { _id: { $in: [...ids] }, deletedAt: { $exists: isDeleted } };
  return driverCollection(ArchivedTaskModel).find(areThose, { session }).toArray();
}

/** Removes restored tasks from the archive. */
export async function dropArchived(ids: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
  if (ids.length === 0) return;
  await driverCollection(ArchivedTaskModel).deleteMany({ _id: { $in: [...ids] } }, { session });
}

/** Deletes archived tasks, or takes that back. */
export async function setArchivedDeleted(
  tasks: readonly ArchivedTaskDoc[],
  isDeleted: boolean,
  session: ClientSession,
): Promise<void> {
  if (tasks.length === 0) return;
  const update = isDeleted ? { $set: { deletedAt: new Date() } } : { $unset: { deletedAt: 1 as const } };
  const areThose = { _id: { $in: tasks.map(({ _id }) => _id) } };
  await driverCollection(ArchivedTaskModel).updateMany(areThose, update, { session });
  const covers = tasks.map(({ task }) => task.coverId);
  await (isDeleted ? leaveCovers : takeCovers)(covers, session);
}

export const NOT_DELETED = { deletedAt: { $exists: false } } as const;
