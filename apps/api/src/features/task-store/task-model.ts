import { type PlainValues, type Recurrence, TaskNoun } from '@faena/shared/schemas';
import { model, Schema, type Types } from 'mongoose';
import { plainPaths } from '../../platform/plain-paths.ts';

/** One thing to do in a task. */
export interface ItemDoc {
  readonly _id: Types.ObjectId;
  readonly text: string;
  readonly done: boolean;
}

/** The last choice of a person to follow a task, or not to (FOLLOW-2). */
interface FollowDoc {
  readonly personId: Types.ObjectId;
  readonly follows: boolean;
}

/** A task of a project. The board has its place, and with that its status (`BoardDoc`). */
export interface TaskDoc extends PlainValues<typeof TaskNoun> {
  _id: Types.ObjectId;
  projectId: Types.ObjectId;
  companyId: Types.ObjectId;
  /** The day that it is due on, with an instant of it for callers who read a time (TASK-4). */
  dueDay?: string | null;
  dueDate: Date | null;
  assigneeIds: Types.ObjectId[];
  /** In order (CHECK-1). Older tasks lack this field and the optional ones below. */
  checklist?: ItemDoc[];
  /** The tasks of its board that block it (LINK-1). */
  blockedBy?: Types.ObjectId[];
  /** The parent task on the same board (LINK-5). */
  parentId?: Types.ObjectId | null;
  /** The id of its cover (COVER-2). */
  coverId?: string | null;
  /** The recurrence (RECUR-1). */
  recurrence?: Recurrence | null;
  /** The number of its comments, and of all acts on them (COMMENT-1). */
  comments?: { total: number; acts: number };
  /** The number of its files, and of all acts on them (FILE-1). */
  attachments?: { total: number; acts: number };
  /** The choices of people who follow it by choice, or do not (FOLLOW-2). */
  follows?: FollowDoc[];
  createdBy: Types.ObjectId;
  createdAt: Date;
  updatedAt: Date;
}

const schema = new Schema<TaskDoc>({
  ...plainPaths(TaskNoun),
  projectId: { type: Schema.Types.ObjectId, required: true },
  companyId: { type: Schema.Types.ObjectId, required: true },
  dueDay: { type: String, default: null },
  dueDate: { type: Date, default: null },
  assigneeIds: { type: [Schema.Types.ObjectId], default: [] },
  checklist: { type: [{ text: String, done: Boolean }], default: undefined },
  blockedBy: { type: [Schema.Types.ObjectId], default: undefined },
  parentId: { type: Schema.Types.ObjectId, default: null },
  coverId: { type: String, default: null },
  recurrence: { type: Schema.Types.Mixed, default: null },
  comments: { type: { total: Number, acts: Number, _id: false }, default: undefined },
  attachments: { type: { total: Number, acts: Number, _id: false }, default: undefined },
  follows: {
    type: [{ personId: Schema.Types.ObjectId, follows: Boolean, _id: false }],
    default: undefined,
  },
  createdBy: { type: Schema.Types.ObjectId, required: true },
  createdAt: { type: Date, required: true },
  updatedAt: { type: Date, required: true },
});

/** The batch size of the database for tasks: most boards come in one batch, and none decodes for long at a time. */
export const TASKS_AT_ONCE = 2_000;

/** The projection of a listed task: its checklist only counts items (CHECK-4). */
export const LISTED = { 'checklist.text': 0, 'checklist._id': 0, follows: 0 } as const;

/** The index of the tasks that are due on a day, by project (CAL-2). */
export const BY_DUE_DAY = { projectId: 1, dueDay: 1 } as const;

schema.index({ projectId: 1 });
schema.index(BY_DUE_DAY, { partialFilterExpression: { dueDay: { $gt: '' } } });
schema.index({ assigneeIds: 1, projectId: 1 });
schema.index({ companyId: 1 });
schema.index({ dueDay: 1 }, { partialFilterExpression: { dueDay: { $type: 'string' } } });
schema.index({ blockedBy: 1 }, { sparse: true });
schema.index({ parentId: 1 }, { sparse: true });
schema.index({ 'follows.personId': 1 }, { sparse: true });

export const TaskModel = model('Task', schema, 'tasks');
