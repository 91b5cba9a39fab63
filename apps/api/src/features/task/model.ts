import type { TaskPriority } from '@faena/shared/schemas';
import { model, Schema, type Types } from 'mongoose';

/**
 * A task on a project's board. `column` is the index of its status in `TASK_STATUSES`, so that an
 * index alone can deliver a board in its order; within a column `order` is 0..n-1.
 */
export interface TaskDoc {
  _id: Types.ObjectId;
  projectId: Types.ObjectId;
  companyId: Types.ObjectId;
  title: string;
  description: string;
  priority: TaskPriority;
  column: number;
  order: number;
  dueDate: Date | null;
  estimatedHours: number;
  tags: string[];
  assigneeIds: Types.ObjectId[];
  createdBy: Types.ObjectId;
  createdAt: Date;
  updatedAt: Date;
}

const schema = new Schema<TaskDoc>({
  projectId: { type: Schema.Types.ObjectId, required: true },
  companyId: { type: Schema.Types.ObjectId, required: true },
  title: { type: String, required: true },
  description: { type: String, default: '' },
  priority: { type: String, required: true },
  column: { type: Number, required: true },
  order: { type: Number, required: true, min: 0 },
  dueDate: { type: Date, default: null },
  estimatedHours: { type: Number, default: 0, min: 0 },
  tags: { type: [String], default: [] },
  assigneeIds: { type: [Schema.Types.ObjectId], default: [] },
  createdBy: { type: Schema.Types.ObjectId, required: true },
  createdAt: { type: Date, required: true },
  updatedAt: { type: Date, required: true },
});

/** How many tasks the database sends at once: a board comes in one answer, not by the hundred. */
export const TASKS_AT_ONCE = 10_000;

schema.index({ projectId: 1, column: 1, order: 1, _id: 1 });
schema.index({ assigneeIds: 1, projectId: 1, column: 1, order: 1, _id: 1 });
schema.index({ companyId: 1 });

export const TaskModel = model('Task', schema, 'tasks');
