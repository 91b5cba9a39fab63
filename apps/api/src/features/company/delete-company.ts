import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { transaction } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { recordActs } from '../audit/index.ts';
import { CompanyModel } from './model.ts';
import { requireActConfirmed } from './require-act-confirmed.ts';
import { visibleCompanies } from './visible-companies.ts';

/**
 * Deletes a company with its projects and their tasks, all or nothing. Its employees keep accounts and sessions
 * without a company; their open records end. Records stay, each with its company's id and its project's id and name
 * (COMPANY-5).
 * @throws AppError `not_found` when missing or out of reach; `confirmation_required`
 */
export async function deleteCompany(
  id: string,
  actor: Actor,
  { clock, departures }: Services,
): Promise<void> {
  await transaction(async (session) => {
    const company = await CompanyModel.findOne({ $and: [{ _id: id }, visibleCompanies(actor)] }, null, {
      session,
    }).lean();
    if (!company) throw notFound('company');
    await requireActConfirmed('deletion', [company._id], session);
    await CompanyModel.deleteOne({ _id: company._id }, { session });
    await departures.whenCompanyGoes(company._id, { at: clock.now(), session });
    await recordActs([{ action: 'company-deleted', about: company }], session);
  });
}
