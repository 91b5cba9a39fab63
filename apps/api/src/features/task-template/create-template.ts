import { foldName, MAX_TEMPLATES } from '@faena/shared/domain';
import { type NewTaskTemplate, plainOf, TaskTemplate, TaskTemplateNoun } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { answer } from '../../kernel/answer.ts';
import { conflict, notFound } from '../../kernel/errors.ts';
import { driverCollection, transaction } from '../../platform/database.ts';
import { ownsCompany } from '../../platform/scope.ts';
import { lockCompany } from '../company/index.ts';
import { type TaskTemplateDoc, TaskTemplateModel } from './model.ts';
import { refuseTakenName } from './taken-name.ts';
import { templateToWire } from './wire.ts';

/**
 * Creates a task template of a company (TEMPLATE-1).
 * @throws AppError `not_found` for a company out of reach; `conflict` for a taken name, regardless of case, or at the
 * limit
 */
export async function createTemplate(input: NewTaskTemplate, actor: Actor): Promise<TaskTemplate> {
  const companyId = new Types.ObjectId(input.companyId);
  if (!ownsCompany(actor, companyId)) throw notFound('company');
  const templates = driverCollection(TaskTemplateModel);
  return refuseTakenName(
    transaction(async (session) => {
      // The second of two last additions waits here, and a deleted company keeps none.
      await lockCompany(companyId, session);
      const present = await templates.countDocuments({ companyId }, { session });
      if (present >= MAX_TEMPLATES) throw conflict('too_many_templates');
      const template: TaskTemplateDoc = {
        ...plainOf(TaskTemplateNoun, input),
        _id: new Types.ObjectId(),
        companyId,
        nameKey: foldName(input.name),
      };
      const created = answer(TaskTemplate, templateToWire(template));
      await templates.insertOne(template, { session });
      return created;
    }),
  );
}
