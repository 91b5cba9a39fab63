import type { ClientSession, Types } from 'mongoose';
import { CompanyModel } from '../company/index.ts';
import { ProjectModel } from './model.ts';

/**
 * Makes the owner of a company the creator and a member of a leaving person's projects, because a creator is always a
 * member (PROJECT-6). `of` limits it to one company.
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
