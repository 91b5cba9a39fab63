import type { BankLayout, BankSettings } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { ownsCompany } from '../../../platform/scope.ts';
import { CompanyModel } from '../../company/index.ts';
import { type BankLayoutDoc, BankLayoutModel } from './bank-layout-model.ts';
import { type PayAccountDoc, PayAccountModel } from './pay-account-model.ts';

/** The layout until a company chooses one. */
const USUAL: BankLayout = {
  columns: ['name', 'account', 'amount', 'currency', 'reference'],
  separator: ',',
  header: true,
};

/**
 * The bank layout of a company and the accounts of its people.
 * @throws AppError `not_found` for a company out of reach
 */
export async function getBankSettings(id: string, actor: Actor): Promise<BankSettings> {
  const companyId = new Types.ObjectId(id);
  if (!ownsCompany(actor, companyId)) throw notFound('company');
  if (!(await CompanyModel.exists({ _id: companyId }))) throw notFound('company');
  return bankSettingsOf(companyId);
}

/** The bank settings of a company within reach. */
export async function bankSettingsOf(companyId: Types.ObjectId): Promise<BankSettings> {
  const layout = await BankLayoutModel.findById(companyId).lean<BankLayoutDoc>();
  const accounts = await PayAccountModel.find({ companyId }).sort({ _id: 1 }).lean<PayAccountDoc[]>();
  return {
    layout: layout ? layoutOf(layout) : USUAL,
    accounts: accounts.map(({ employeeId, account }) => ({ employeeId: String(employeeId), account })),
  };
}

function layoutOf({ columns, separator, header }: BankLayout): BankLayout {
  return { columns, separator, header };
}
