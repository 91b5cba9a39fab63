import { type PlainValues, type Recurrence, TaskNoun } from '@faena/shared/schemas';
import { model, Schema, type Types } from 'mongoose';
import { plainPaths } from '../../platform/plain-paths.ts';

/** One thing to do in a task. */
export interface ItemDoc {
  readonly _id: Types.ObjectId;
  readonly text: string;
  readonly done: boolean;
}

/** A task of a project. Where it stands, and with that its status, is written on the board (`BoardDoc`). */
export interface TaskDoc extends PlainValues<typeof TaskNoun> {
  _id: Types.ObjectId;
  projectId: Types.ObjectId;
  companyId: Types.ObjectId;
  dueDate: Date | null;
  assigneeIds: Types.ObjectId[];
  /** In its order (CHECK-1). It and the next two are not in tasks stored before there were such. */
  checklist?: ItemDoc[];
  /** The tasks of its board that it waits for (LINK-1). */
  blockedBy?: Types.ObjectId[];
  /** The task of its board that it is a part of (LINK-5). */
  parentId?: Types.ObjectId | null;
  /** The id of its picture (COVER-2); it too may be missing. */
  coverId?: string | null;
  /** How often it recurs (RECUR-1); it too. */
  recurrence?: Recurrence | null;
  createdBy: Types.ObjectId;
  createdAt: Date;
  updatedAt: Date;
}

const schema = new Schema<TaskDoc>({
  ...plainPaths(TaskNoun),
  projectId: { type: Schema.Types.ObjectId, required: true },
  companyId: { type: Schema.Types.ObjectId, required: true },
  dueDate: { type: Date, default: null },
  assigneeIds: { type: [Schema.Types.ObjectId], default: [] },
  checklist: { type: [{ text: String, done: Boolean }], default: undefined },
  blockedBy: { type: [Schema.Types.ObjectId], default: undefined },
  parentId: { type: Schema.Types.ObjectId, default: null },
  coverId: { type: String, default: null },
  recurrence: { type: Schema.Types.Mixed, default: null },
  createdBy: { type: Schema.Types.ObjectId, required: true },
  createdAt: { type: Date, required: true },
  updatedAt: { type: Date, required: true },
});

/** How many tasks the database sends at once: a board comes in one answer, not by the hundred. */
export const TASKS_AT_ONCE = 10_000;

/** What of a task is read where tasks are listed: of its items, how many there are and which are done (CHECK-4). */
export const LISTED = { 'checklist.text': 0, 'checklist._id': 0 } as const;

schema.index({ projectId: 1 });
schema.index({ assigneeIds: 1, projectId: 1 });
schema.index({ companyId: 1 });
schema.index({ blockedBy: 1 }, { sparse: true });
schema.index({ parentId: 1 }, { sparse: true });

export const TaskModel = model('Task', schema, 'tasks');
