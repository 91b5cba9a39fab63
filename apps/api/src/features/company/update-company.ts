import { COMPANY_ACTS } from '@faena/shared/domain';
import { type Company, type CompanyChanges, CompanyNoun, plainOf } from '@faena/shared/schemas';
import type { ClientSession, Types } from 'mongoose';
import type { Authenticated } from '../../kernel/actor.ts';
import { conflict, notFound } from '../../kernel/errors.ts';
import { checkName } from '../../platform/check-name.ts';
import { checkPhone } from '../../platform/check-phone.ts';
import { transaction } from '../../platform/database.ts';
import { LOCK } from '../../platform/lock.ts';
import { requireProof } from '../../platform/require-confirmed.ts';
import type { Services } from '../../platform/services.ts';
import { type Act, recordActs } from '../audit/index.ts';
import { addTermsEvents } from './add-terms-events.ts';
import { type CompanyDoc, CompanyModel } from './model.ts';
import { PayCalendarModel } from './pay-calendar-model.ts';
import { readCompany } from './read-companies.ts';
import { lineNamed } from './references.ts';
import { visibleCompanies } from './visible-companies.ts';

/**
 * Changes any fields of a company; an empty line of business removes it, and another time zone moves its days.
 * @throws AppError `not_found` out of reach; `validation_failed` for an unknown line of business; `conflict` for
 * another currency while a period is closed (RUN-5); `confirmation_required` for another choice of acts to confirm
 */
export async function updateCompany(
  id: string,
  { line_of_business, ...fields }: CompanyChanges,
  { actor, session: calling }: Authenticated,
  { clock, departures }: Services,
): Promise<Company> {
  return transaction(async (session) => {
    const company = await CompanyModel.findOne({ $and: [{ _id: id }, visibleCompanies(actor)] })
      .session(session)
      .lean();
    if (!company) throw notFound('company');
    const confirmed = confirmedAfter(company, fields);
    if (confirmed !== undefined) requireProof('sign-in', calling, clock);
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
    // First, so that other additions to its ledger wait until all records are repriced.
    await addTermsEvents(company, fields, { actor, at, session });
    if (fields.timezone !== undefined && fields.timezone !== company.timezone) {
      await departures.whenTimeZoneGoes(company._id, { at, session });
    }
    const acts: Act[] = [{ action: 'company-changed', about: company }];
    if (confirmed !== undefined)
      acts.unshift({ action: 'confirmation-changed', about: company, after: confirmed });
    await recordActs(acts, session);
    return readCompany(company._id, session);
  });
}

/** Checks that no period is closed, and keeps it so until the commit: a closing locks the calendar and the company. */
async function refuseClosed(companyId: Types.ObjectId, session: ClientSession): Promise<void> {
  const calendar = await PayCalendarModel.findOneAndUpdate({ _id: companyId }, LOCK, { session }).lean();
  if (calendar && calendar.closedThrough !== null) throw conflict('currency_closed', 'currency');
}

/** The acts to confirm after a change of them, in words; undefined without a change. */
function confirmedAfter(
  company: CompanyDoc,
  { confirmedActs: after }: Pick<CompanyChanges, 'confirmedActs'>,
) {
  const { confirmedActs: before } = plainOf(CompanyNoun, company);
  const differs = after && COMPANY_ACTS.some((act) => before.includes(act) !== after.includes(act));
  return differs ? after.join(', ') : undefined;
}
