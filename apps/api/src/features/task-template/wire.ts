import { plainOf, type TaskTemplate, TaskTemplateNoun } from '@faena/shared/schemas';
import type { TaskTemplateDoc } from './model.ts';

/** A task template in the API format. */
export function templateToWire(template: TaskTemplateDoc): TaskTemplate {
  return {
    ...plainOf(TaskTemplateNoun, template),
    _id: String(template._id),
    companyId: String(template.companyId),
  };
}
