import type { Types } from 'mongoose';
import type { Departure, Dismissal } from '../../platform/departures.ts';
import { keepArchive } from './archives/keep-archive.ts';
import { BankLayoutModel } from './bank/bank-layout-model.ts';
import { PayAccountModel } from './bank/pay-account-model.ts';
import * as concepts from './concepts/departures.ts';
import { SlipLinkModel } from './slips/slip-link-model.ts';
import { SlipMailModel } from './slips/slip-mail-model.ts';

export { whenCompanyIsLeft, whenEmploymentEnds } from './concepts/departures.ts';

/**
 * Deletes the concepts and bank accounts of a deleted company and invalidates its slip links (SLIP-7) (ANSWER-2). An
 * archive keeps its payments (RUN-8).
 */
export async function whenCompanyGoes(companyId: Types.ObjectId, departure: Departure): Promise<void> {
  await concepts.whenCompanyGoes(companyId, departure);
  const { session } = departure;
  await SlipLinkModel.deleteMany({ companyId }, { session });
  await SlipMailModel.deleteMany({ companyId }, { session });
  await PayAccountModel.deleteMany({ companyId }, { session });
  await BankLayoutModel.deleteOne({ _id: companyId }, { session });
  await keepArchive(companyId, departure);
}

/** Deletes the accounts of a deleted person at once; a person who only left may still be paid. */
export async function whenPersonGoes(employeeId: Types.ObjectId, dismissal: Dismissal): Promise<void> {
  await concepts.whenPersonGoes(employeeId, dismissal);
  await PayAccountModel.deleteMany({ employeeId }, { session: dismissal.session });
}
