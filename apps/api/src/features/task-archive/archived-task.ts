import { DELETED_TASK_KEPT_S, foldSearch, MAX_ARCHIVED_TASKS } from '@faena/shared/domain';
import { type ClientSession, model, Schema, type Types } from 'mongoose';
import { tooMany } from '../../kernel/errors.ts';
import { driverCollection } from '../../platform/database.ts';
import { type Columns, columnOrderOf } from '../board-order/index.ts';
import {
  markCoversLeft,
  markPartsLeft,
  type TaskDoc,
  unmarkCovers,
  unmarkParts,
} from '../task-store/index.ts';

/** A task that was taken off its board (ARCHIVED-1), in a collection of its own, so that no query for tasks finds it. */
export interface ArchivedTaskDoc {
  _id: Types.ObjectId;
  projectId: Types.ObjectId;
  companyId: Types.ObjectId;
  /** The index of the column from which the task was archived. */
  column: number;
  archivedAt: Date;
  archivedBy: Types.ObjectId;
  /** Title and description folded for searching, a NUL between them. */
  searchText: string;
  task: TaskDoc;
  /** The time of deletion, by the clock of the machine; the task is then kept only for undo (UNDO-4). */
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

/** The author of an archiving, and its time. */
interface Archiving {
  readonly at: Date;
  readonly personId: Types.ObjectId;
  readonly session: ClientSession;
}

/**
 * Stores archived tasks of a locked board; `columns` still contains them.
 * @throws AppError `conflict` beyond the limit (LIMIT-11)
 */
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
  const [first] = kept;
  if (!first) return;
  const archived = driverCollection(ArchivedTaskModel);
  const present = await archived.countDocuments({ projectId: first.projectId }, { session });
  if (present + kept.length > MAX_ARCHIVED_TASKS) {
    throw tooMany('too_many_archived_tasks', MAX_ARCHIVED_TASKS);
  }
  await archived.insertMany(kept, { session });
}

/** Finds kept archived tasks, either deleted or not. */
export async function findArchived(
  ids: readonly Types.ObjectId[],
  session: ClientSession,
  { isDeleted = false } = {},
): Promise<ArchivedTaskDoc[]> {
  if (ids.length === 0) return [];
  const filter = { _id: { $in: [...ids] }, deletedAt: { $exists: isDeleted } };
  return driverCollection(ArchivedTaskModel).find(filter, { session }).toArray();
}

/** Removes restored tasks from the archive. */
export async function dropArchived(ids: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
  if (ids.length === 0) return;
  await driverCollection(ArchivedTaskModel).deleteMany({ _id: { $in: [...ids] } }, { session });
}

/** Deletes archived tasks, or undoes their deletion. */
export async function setArchivedDeleted(
  tasks: readonly ArchivedTaskDoc[],
  isDeleted: boolean,
  session: ClientSession,
): Promise<void> {
  if (tasks.length === 0) return;
  const update = isDeleted ? { $set: { deletedAt: new Date() } } : { $unset: { deletedAt: 1 as const } };
  const byId = { _id: { $in: tasks.map(({ _id }) => _id) } };
  await driverCollection(ArchivedTaskModel).updateMany(byId, update, { session });
  const covers = tasks.map(({ task }) => task.coverId);
  await (isDeleted ? markCoversLeft : unmarkCovers)(covers, session);
  const stored = tasks.map(({ task }) => task);
  await (isDeleted ? markPartsLeft : unmarkParts)(stored, session);
}

export const NOT_DELETED = { deletedAt: { $exists: false } } as const;
