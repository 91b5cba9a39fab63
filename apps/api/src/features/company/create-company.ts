import type { Company, NewCompany } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { transaction } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { recordActs } from '../audit/index.ts';
import { CompanyModel } from './model.ts';
import { readCompany } from './read-companies.ts';
import { lineNamed, ownerOf } from './references.ts';
import { refuseOneMore } from './refuse-one-more.ts';

/**
 * Creates a company. The caller is its owner, unless an admin names another.
 * @throws AppError `validation_failed` for an unknown owner or line of business; `conflict` for an owner at the limit
 */
export async function createCompany(
  { created_by, line_of_business, ...fields }: NewCompany,
  actor: Actor,
  { clock, config }: Services,
): Promise<Company> {
  return transaction(async (session) => {
    const owner = await ownerOf(created_by, actor, session);
    await refuseOneMore(owner._id, session);
    const company = new CompanyModel({
      timezone: config.defaultTimezone,
      ...fields,
      // A form without a choice sends an empty currency.
      currency: fields.currency || config.defaultCurrency,
      createdBy: owner._id,
      lineOfBusinessId: await lineNamed(line_of_business, session),
      createdAt: clock.now(),
    });
    await company.save({ session });
    await recordActs([{ action: 'company-created', about: company, after: owner.username }], session);
    return readCompany(company._id, session);
  });
}
