import type { OwnMembership } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { CompanyModel } from '../company/index.ts';
import { ProjectModel } from './model.ts';

/** The projects that the caller can leave, oldest first, with their names only (MEMBER-10). */
export async function listMemberships({ id, companyId, ownedCompanyIds }: Actor): Promise<OwnMembership[]> {
  const own = [...ownedCompanyIds, ...(companyId ? [companyId] : [])];
  const match = { memberIds: id, createdBy: { $ne: id }, companyId: { $nin: own } };
  const projects = await ProjectModel.find(match, { name: 1, companyId: 1 })
    .sort({ createdAt: 1, _id: 1 })
    .lean();
  const companyIds = projects.map((project) => project.companyId);
  const companies = await CompanyModel.find({ _id: { $in: companyIds } }, { name: 1 }).lean();
  const names = new Map(companies.map(({ _id, name }) => [String(_id), name]));
  return projects.map((project) => ({
    _id: String(project._id),
    name: project.name,
    company: names.get(String(project.companyId)) ?? '',
  }));
}
