import type { ClientSession, Types } from 'mongoose';
import { CompanyModel } from '../company/index.ts';
import { ProjectModel } from './model.ts';

/**
 * Makes the owner of the company the creator, and a member, of each project that somebody created who is
 * about to be deleted, or to leave `of` a company: the creator of a project is always one of its members (PROJECT-6).
 */
export async function handOverProjects(
  creatorId: Types.ObjectId,
  session: ClientSession,
  of: { readonly companyId?: Types.ObjectId } = {},
): Promise<void> {
  const created = { memberIds: creatorId, createdBy: creatorId, ...of };
  const projects = await ProjectModel.find(created, { companyId: 1 }, { session }).lean();
  if (projects.length === 0) return;
  const companyIds = projects.map(({ companyId }) => companyId);
  const companies = await CompanyModel.find(
    { _id: { $in: companyIds } },
    { createdBy: 1 },
    { session },
  ).lean();
  for (const { _id, createdBy } of companies) {
    await ProjectModel.updateMany(
      { ...created, companyId: _id },
      { $set: { createdBy }, $addToSet: { memberIds: createdBy } },
      { session },
    );
  }
}
