import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { inOwnedCompanies } from '../../platform/scope.ts';
import { type TaskTemplateDoc, TaskTemplateModel } from './model.ts';

/**
 * Deletes a task template; its tasks stay unchanged (TEMPLATE-3).
 * @throws AppError `not_found` out of reach
 */
export async function removeTemplate(id: string, actor: Actor): Promise<void> {
  const match = { $and: [{ _id: id }, inOwnedCompanies<TaskTemplateDoc>(actor)] };
  const { deletedCount } = await TaskTemplateModel.deleteOne(match);
  if (deletedCount === 0) throw notFound('task_template');
}
