import { BankLayout, type BankLayoutChange } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import { answer } from '../../../kernel/answer.ts';
import { notFound } from '../../../kernel/errors.ts';
import { transaction } from '../../../platform/database.ts';
import { ownsCompany } from '../../../platform/scope.ts';
import type { Services } from '../../../platform/services.ts';
import { lockCompany, requireActConfirmed } from '../../company/index.ts';
import { BankLayoutModel } from './bank-layout-model.ts';
import { type AccountSetter, storeAccounts } from './store-accounts.ts';

/**
 * Sets the layout of a company's bank file and the accounts that it pays, all or nothing (SLIP-7).
 * @throws AppError `not_found` for a company out of reach, or a person whom it does not pay
 */
export async function changeBankLayout(
  id: string,
  { accounts, ...layout }: BankLayoutChange,
  setter: AccountSetter,
  services: Services,
): Promise<BankLayout> {
  const companyId = new Types.ObjectId(id);
  if (!ownsCompany(setter.actor, companyId)) throw notFound('company');
  return transaction(async (session) => {
    await lockCompany(companyId, session);
    await requireActConfirmed('accounts', [companyId], session);
    const changed = answer(BankLayout, layout);
    await storeAccounts(companyId, accounts, setter, services, session);
    await BankLayoutModel.updateOne({ _id: companyId }, { $set: layout }, { session, upsert: true });
    return changed;
  });
}
