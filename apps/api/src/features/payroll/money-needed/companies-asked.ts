import { Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { ownsCompany } from '../../../platform/scope.ts';
import { CompanyModel } from '../../company/index.ts';

/** The companies that the caller created, oldest first; or the requested one, if they may change it. */
export function companiesAsked(companyId: string | undefined, actor: Actor) {
  const names = { name: 1 } as const;
  if (companyId === undefined) {
    return CompanyModel.find({ createdBy: actor.id }, names).sort({ createdAt: 1, _id: 1 }).lean();
  }
  const _id = new Types.ObjectId(companyId);
  return ownsCompany(actor, _id) ? CompanyModel.find({ _id }, names).lean() : [];
}
