import { lastFourOf } from '@faena/shared/domain';
import type { OwnPayAccount } from '@faena/shared/schemas';
import type { Actor } from '../../../kernel/actor.ts';
import { CompanyModel } from '../../company/index.ts';
import { PayAccountModel } from './pay-account-model.ts';

/** The masked accounts to which companies pay the caller, including companies that they left (SLIP-8). */
export async function listOwnAccounts({ id }: Actor): Promise<OwnPayAccount[]> {
  const accounts = await PayAccountModel.find({ employeeId: id }).sort({ _id: 1 }).lean();
  const ids = accounts.map(({ companyId }) => companyId);
  const companies = await CompanyModel.find({ _id: { $in: ids } }, { name: 1 }).lean();
  const nameOf = new Map(companies.map(({ _id, name }) => [String(_id), name]));
  return accounts.map(({ companyId, account }) => ({
    company: { _id: String(companyId), name: nameOf.get(String(companyId)) ?? '' },
    lastFour: lastFourOf(account),
  }));
}
