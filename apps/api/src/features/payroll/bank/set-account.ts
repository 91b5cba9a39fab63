import { type AccountChange, PayAccount } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import { answer } from '../../../kernel/answer.ts';
import { notFound } from '../../../kernel/errors.ts';
import { transaction } from '../../../platform/database.ts';
import { ownsCompany } from '../../../platform/scope.ts';
import type { Services } from '../../../platform/services.ts';
import { lockCompany, requireActConfirmed } from '../../company/index.ts';
import { type AccountSetter, storeAccounts } from './store-accounts.ts';

/**
 * Sets or removes the account to which a company pays a person (SLIP-7).
 * @throws AppError `not_found` for a company out of reach, or a person whom it does not pay
 */
export async function setAccount(
  employeeId: string,
  { companyId: ofCompany, account }: AccountChange,
  setter: AccountSetter,
  services: Services,
): Promise<PayAccount> {
  const companyId = new Types.ObjectId(ofCompany);
  if (!ownsCompany(setter.actor, companyId)) throw notFound('company');
  return transaction(async (session) => {
    await lockCompany(companyId, session);
    await requireActConfirmed('accounts', [companyId], session);
    const answered = answer(PayAccount, { employeeId, account });
    await storeAccounts(companyId, [answered], setter, services, session);
    return answered;
  });
}
