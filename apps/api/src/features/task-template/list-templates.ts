import type { TaskTemplate } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { ownsCompany } from '../../platform/scope.ts';
import { TaskTemplateModel } from './model.ts';
import { templateToWire } from './wire.ts';

/** The task templates of a company, by name; none for a company out of reach (TEMPLATE-3) (ACCESS-13). */
export async function listTemplates(company: string, actor: Actor): Promise<TaskTemplate[]> {
  const companyId = new Types.ObjectId(company);
  if (!ownsCompany(actor, companyId)) return [];
  const templates = await TaskTemplateModel.find({ companyId }).sort({ nameKey: 1 }).lean();
  return templates.map(templateToWire);
}
