import type { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { withholdsPay } from '../../platform/pay-lock.ts';
import { ownsCompany } from '../../platform/scope.ts';
import { CompanyModel } from '../company/index.ts';

/** The currency of a company for callers who get the cost of its tasks, null for others (PANEL-12). */
export async function costCurrency(actor: Actor, companyId: Types.ObjectId): Promise<string | null> {
  if (!ownsCompany(actor, companyId) || withholdsPay()) return null;
  const company = await CompanyModel.findById(companyId, { currency: 1 }).lean();
  return company && (company.currency ?? '');
}
