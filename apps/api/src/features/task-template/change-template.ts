import { foldName } from '@faena/shared/domain';
import { TaskTemplate, type TaskTemplateChanges } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { answer } from '../../kernel/answer.ts';
import { notFound } from '../../kernel/errors.ts';
import { transaction } from '../../platform/database.ts';
import { inOwnedCompanies } from '../../platform/scope.ts';
import { type TaskTemplateDoc, TaskTemplateModel } from './model.ts';
import { refuseTakenName } from './taken-name.ts';
import { templateToWire } from './wire.ts';

/**
 * Changes any fields of a task template (TEMPLATE-3); concurrent changes of different fields both hold.
 * @throws AppError `not_found` out of reach; `conflict` for a name of another template of the company
 */
export async function changeTemplate(
  id: string,
  changes: TaskTemplateChanges,
  actor: Actor,
): Promise<TaskTemplate> {
  const named = changes.name === undefined ? {} : { nameKey: foldName(changes.name) };
  const match = { $and: [{ _id: id }, inOwnedCompanies<TaskTemplateDoc>(actor)] };
  return refuseTakenName(
    transaction(async (session) => {
      const after = { session, returnDocument: 'after' } as const;
      const $set = { ...changes, ...named };
      const template = await TaskTemplateModel.findOneAndUpdate(match, { $set }, after).lean();
      if (!template) throw notFound('task_template');
      return answer(TaskTemplate, templateToWire(template));
    }),
  );
}
