import type { TaskChangeKind } from '@faena/shared/domain';
import { model, Schema, type Types } from 'mongoose';
import type { ColumnOrder } from '../board-order/index.ts';
import type { TaskDoc } from '../task-store/index.ts';
import type { ItemState } from './deltas.ts';

/** The fields of a task that a change can set. */
type TaskContent = Pick<
  TaskDoc,
  | 'title'
  | 'description'
  | 'priority'
  | 'dueDay'
  | 'dueDate'
  | 'estimatedHours'
  | 'tags'
  | 'assigneeIds'
  | 'checklist'
  | 'blockedBy'
  | 'parentId'
  | 'coverId'
  | 'recurrence'
>;
/** The state of a task before or after a change. */
export type WholeState = Partial<TaskContent> & { place?: ColumnOrder };
/** The stored form of a state, with only the items and blockers that differ (UNDO-2). */
export type StoredState = Omit<WholeState, 'checklist'> & { checklist?: ItemState[] };

/** The effect of a change on one task: only the fields that differ, before and after (CHANGE-2). */
export interface TaskEffect {
  readonly taskId: Types.ObjectId;
  readonly kind: TaskChangeKind;
  readonly before: StoredState;
  readonly after: StoredState;
}

/** The record of one request that changed tasks of a board (CHANGE-1). Only `isUntold` ever changes. */
export interface TaskChangeDoc {
  _id: Types.ObjectId;
  projectId: Types.ObjectId;
  companyId: Types.ObjectId;
  /** The number of the change on its board, from 1 upwards; numbers may be skipped. */
  number: number;
  personId: Types.ObjectId;
  /** The idempotency key of the request, if it had one. */
  key?: string;
  at: Date;
  tasks: TaskEffect[];
  /** The undone change. */
  undoes?: Types.ObjectId;
  /** The change of the same move on the other board (MOVE-4); only the change with the key names it. */
  other?: OtherChange;
  /** The followers of its tasks have yet to hear of their new status (NOTICE-23); absent afterwards. */
  isUntold?: true;
}

/** A change of another board. */
export interface OtherChange {
  readonly projectId: Types.ObjectId;
  readonly changeId: Types.ObjectId;
}

const schema = new Schema<TaskChangeDoc>({
  projectId: { type: Schema.Types.ObjectId, required: true },
  companyId: { type: Schema.Types.ObjectId, required: true },
  number: { type: Number, required: true },
  personId: { type: Schema.Types.ObjectId, required: true },
  key: String,
  at: { type: Date, required: true },
  tasks: { type: Schema.Types.Mixed, required: true },
  undoes: Schema.Types.ObjectId,
  other: Schema.Types.Mixed,
  isUntold: { type: Boolean, default: undefined },
});

// A unique index, so that two changes of a board never share a number.
schema.index({ projectId: 1, number: 1 }, { unique: true });
schema.index({ personId: 1, key: 1 }, { unique: true, partialFilterExpression: { key: { $exists: true } } });
schema.index({ undoes: 1 }, { unique: true, partialFilterExpression: { undoes: { $exists: true } } });
schema.index({ 'tasks.taskId': 1, number: -1 });
schema.index({ companyId: 1 });
schema.index({ isUntold: 1 }, { partialFilterExpression: { isUntold: true } });

export const TaskChangeModel = model('TaskChange', schema, 'task_changes');

/** The ids of the boards that a change is of: two for a move between them, where it is the change with the key. */
export function boardsOf({ projectId, other }: Pick<TaskChangeDoc, 'projectId' | 'other'>): string[] {
  return [projectId, ...(other ? [other.projectId] : [])].map(String);
}
