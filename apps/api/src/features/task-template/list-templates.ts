import type { TaskTemplate } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { ownsCompany } from '../../platform/scope.ts';
import { CompanyModel } from '../company/index.ts';
import { TaskTemplateModel } from './model.ts';
import { templateToWire } from './wire.ts';

/**
 * The task templates of a company, by name (TEMPLATE-3).
 * @throws AppError `not_found` for a company out of reach
 */
export async function listTemplates(company: string, actor: Actor): Promise<TaskTemplate[]> {
  const companyId = new Types.ObjectId(company);
  if (!ownsCompany(actor, companyId)) throw notFound('company');
  if (!(await CompanyModel.exists({ _id: companyId }))) throw notFound('company');
  const templates = await TaskTemplateModel.find({ companyId }).sort({ nameKey: 1 }).lean();
  return templates.map(templateToWire);
}
