import type { TaskTemplate } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { requireRight } from '../project/index.ts';
import { findTask } from '../task/index.ts';
import { createTemplate } from './create-template.ts';

/**
 * Creates a template from a task. Its items are open, and people, dates, links and pictures are left out
 * (TEMPLATE-2).
 * @throws AppError `not_found` for a task out of reach; `forbidden` for a task that the caller may not change; else
 * as `createTemplate` does
 */
export async function createTemplateFrom(id: string, name: string, actor: Actor): Promise<TaskTemplate> {
  const { doc } = await findTask(id, actor);
  await requireRight(actor, String(doc.projectId), 'change');
  const { title, description, priority, estimatedHours, tags, checklist = [] } = doc;
  const content = { title, description, priority, estimatedHours, tags };
  const texts = checklist.map(({ text }) => text);
  return createTemplate({ ...content, companyId: String(doc.companyId), name, checklist: texts }, actor);
}
