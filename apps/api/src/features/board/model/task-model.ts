import { type PlainValues, TaskNoun } from '@faena/shared/schemas';
import { model, Schema, type Types } from 'mongoose';
import { plainPaths } from '../../../platform/plain-paths.ts';

/** A task of a project. Where it stands, and with that its status, is written on the board (`BoardDoc`). */
export interface TaskDoc extends PlainValues<typeof TaskNoun> {
  _id: Types.ObjectId;
  projectId: Types.ObjectId;
  companyId: Types.ObjectId;
  dueDate: Date | null;
  assigneeIds: Types.ObjectId[];
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
  createdBy: { type: Schema.Types.ObjectId, required: true },
  createdAt: { type: Date, required: true },
  updatedAt: { type: Date, required: true },
});

/** How many tasks the database sends at once: a board comes in one answer, not by the hundred. */
export const TASKS_AT_ONCE = 10_000;

schema.index({ projectId: 1 });
schema.index({ assigneeIds: 1, projectId: 1 });
schema.index({ companyId: 1 });

export const TaskModel = model('Task', schema, 'tasks');
