import type { Company, NewOwner } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { transaction } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { recordActs } from '../audit/index.ts';
import { PersonModel } from '../person/index.ts';
import { lockCompany } from './lock-company.ts';
import { CompanyModel } from './model.ts';
import { readCompany } from './read-companies.ts';
import { ownerOf } from './references.ts';
import { refuseOneMore } from './refuse-one-more.ts';

/**
 * Gives a company and its content another owner. The former owner leaves its projects and loses access with the next
 * request (COMPANY-20).
 * @throws AppError `not_found`; `validation_failed` unless the new owner is a manager or an admin; `conflict` if they
 * are at the limit
 */
export async function handOverCompany(
  id: string,
  { created_by }: NewOwner,
  actor: Actor,
  { clock, departures }: Services,
): Promise<Company> {
  return transaction(async (session) => {
    const company = await lockCompany(id, session);
    const { _id, createdBy: former } = company;
    const owner = await ownerOf(created_by, actor, session);
    if (!owner._id.equals(former)) {
      await refuseOneMore(owner._id, session);
      await CompanyModel.updateOne({ _id }, { $set: { createdBy: owner._id } }, { session });
      // The projects that come with it are counted before the owner adds any (LIMIT-27).
      await PersonModel.updateOne({ _id: owner._id }, { $set: { ownedProjectBytes: null } }, { session });
      const belonging = { companyId: _id, personId: former };
      await departures.whenCompanyIsLeft(belonging, { actor, at: clock.now(), session });
      await recordActs([{ action: 'company-handed-over', about: company, after: owner.username }], session);
    }
    return readCompany(_id, session);
  });
}
