import type { Company, CompanyChanges } from '@faena/shared/schemas';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, notFound } from '../../kernel/errors.ts';
import { checkName } from '../../platform/check-name.ts';
import { checkPhone } from '../../platform/check-phone.ts';
import { transaction } from '../../platform/database.ts';
import { LOCK } from '../../platform/lock.ts';
import type { Services } from '../../platform/services.ts';
import { recordActs } from '../audit/index.ts';
import { CompanyModel } from './model.ts';
import { PayCalendarModel } from './pay-calendar-model.ts';
import { readCompany } from './read-companies.ts';
import { lineNamed } from './references.ts';
import { tellOfTerms } from './tell-of-terms.ts';
import { visibleCompanies } from './visible-companies.ts';

/**
 * Changes any part of a company; an empty line of business leaves it none, and another time zone moves its days.
 * @throws AppError `not_found` out of reach; `validation_failed` for an unknown line of business; `conflict` for another
 * currency while a period is closed (RUN-5)
 */
export async function updateCompany(
  id: string,
  { line_of_business, ...fields }: CompanyChanges,
  actor: Actor,
  { clock, departures }: Services,
): Promise<Company> {
  return transaction(async (session) => {
    const company = await CompanyModel.findOne({ $and: [{ _id: id }, visibleCompanies(actor)] })
      .session(session)
      .lean();
    if (!company) throw notFound('company');
    checkName(fields.name, company.name, 'name');
    checkPhone(fields.phone, company.phone);
    if (fields.currency !== undefined && fields.currency !== (company.currency ?? '')) {
      await refuseClosed(company._id, session);
    }
    const lineOfBusinessId =
      line_of_business === undefined ? company.lineOfBusinessId : await lineNamed(line_of_business, session);
    await CompanyModel.updateOne(
      { _id: company._id },
      { $set: { ...fields, lineOfBusinessId } },
      { session },
    );
    const at = clock.now();
    // First, so that what others add to its ledger waits until all records are repriced.
    await tellOfTerms(company, fields, { actor, at, session });
    if (fields.timezone !== undefined && fields.timezone !== company.timezone) {
      await departures.whenTimeZoneGoes(company._id, { at, session });
    }
    await recordActs([{ action: 'company-changed', about: company }], session);
    return readCompany(company._id, session);
  });
}

/** Sees that no period is closed, and that none is until this is done: closing locks the calendar and the company. */
async function refuseClosed(companyId: Types.ObjectId, session: ClientSession): Promise<void> {
  const calendar = await PayCalendarModel.findOneAndUpdate({ _id: companyId }, LOCK, { session }).lean();
  if (calendar && calendar.closedThrough !== null) throw conflict('currency_closed', 'currency');
}
