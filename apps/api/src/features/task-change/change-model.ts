import type { TaskChangeKind } from '@faena/shared/domain';
import { model, Schema, type Types } from 'mongoose';
import type { ColumnOrder } from '../board-order/index.ts';
import type { TaskDoc } from '../task-store/index.ts';
import type { ItemState } from './deltas.ts';

/** What of a task a change can make another: its content, and where it stands. */
type TaskContent = Pick<
  TaskDoc,
  | 'title'
  | 'description'
  | 'priority'
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
/** A task as a change finds or leaves it. */
export type WholeState = Partial<TaskContent> & { place?: ColumnOrder };
/** The same as it is stored: of items and blockers, those alone that differ (UNDO-2). */
export type StoredState = Omit<WholeState, 'checklist'> & { checklist?: ItemState[] };

/** What a change did to one task (CHANGE-2): of what is there before and after, just what differs. */
export interface TaskEffect {
  readonly taskId: Types.ObjectId;
  readonly kind: TaskChangeKind;
  readonly before: StoredState;
  readonly after: StoredState;
}

/** What one request did to the tasks of a board (CHANGE-1). Nothing changes it but that it is undone. */
export interface TaskChangeDoc {
  _id: Types.ObjectId;
  projectId: Types.ObjectId;
  companyId: Types.ObjectId;
  /** Of the changes of its board, from 1 upwards; numbers may be left out. */
  number: number;
  personId: Types.ObjectId;
  /** What its maker knows it by, where they gave that. */
  key?: string;
  at: Date;
  tasks: TaskEffect[];
  /** The change that it took back. */
  undoes?: Types.ObjectId;
  /** What the same move did to the other board (MOVE-4); the one with the key says it. */
  other?: OtherChange;
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
});

// No two changes of a board have one number, whatever else fails.
schema.index({ projectId: 1, number: 1 }, { unique: true });
schema.index({ personId: 1, key: 1 }, { unique: true, partialFilterExpression: { key: { $exists: true } } });
schema.index({ undoes: 1 }, { unique: true, partialFilterExpression: { undoes: { $exists: true } } });
schema.index({ 'tasks.taskId': 1, number: -1 });
schema.index({ companyId: 1 });

export const TaskChangeModel = model('TaskChange', schema, 'task_changes');
