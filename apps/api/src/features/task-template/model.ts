import { type PlainValues, TaskTemplateNoun } from '@faena/shared/schemas';
import { model, Schema, type Types } from 'mongoose';
import { plainPaths } from '../../platform/plain-paths.ts';

/** The start of a company's new tasks (TEMPLATE-1). */
export interface TaskTemplateDoc extends PlainValues<typeof TaskTemplateNoun> {
  _id: Types.ObjectId;
  companyId: Types.ObjectId;
  /** Folded name, held unique in the company; templates are listed by it. */
  nameKey: string;
}

const schema = new Schema<TaskTemplateDoc>({
  ...plainPaths(TaskTemplateNoun),
  companyId: { type: Schema.Types.ObjectId, required: true },
  nameKey: { type: String, required: true },
});

schema.index({ companyId: 1, nameKey: 1 }, { unique: true });

export const TaskTemplateModel = model('TaskTemplate', schema, 'task_templates');
