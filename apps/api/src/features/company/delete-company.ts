import type { Actor } from '../../platform/actor.ts';
import { transaction } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { ProjectModel } from '../project/model.ts';
import { TaskModel } from '../task/model.ts';
import { closeOpenRecordsOfCompany } from '../timesheet/close-record.ts';
import { UserModel } from '../user/model.ts';
import { CompanyModel } from './model.ts';
import { visibleCompanies } from './visible-companies.ts';

/**
 * Deletes a company with its projects and their tasks, all or nothing. Its employees keep their accounts
 * and sessions but have no company any more: what they had running ends, and nothing of theirs is tracked.
 * Time records stay, each with its company's id and its project's id and name (contract, *Companies*).
 * @throws AppError `not_found` when missing or out of reach
 */
export async function deleteCompany(id: string, actor: Actor, { clock }: Services): Promise<void> {
  await transaction(async (session) => {
    const company = await CompanyModel.findOneAndDelete(
      { $and: [{ _id: id }, visibleCompanies(actor)] },
      { session },
    ).lean();
    if (!company) throw notFound('Company');
    const inCompany = { companyId: company._id };
    await closeOpenRecordsOfCompany(company._id, { reason: 'removed', at: clock.now(), session });
    await UserModel.updateMany(inCompany, { $set: { companyId: null } }, { session });
    await TaskModel.deleteMany(inCompany, { session });
    await ProjectModel.deleteMany(inCompany, { session });
  });
}
