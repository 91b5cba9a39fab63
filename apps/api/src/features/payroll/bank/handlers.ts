import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../../kernel/call.ts';
import type { Services } from '../../../platform/services.ts';
import { getBankSettings } from './bank-settings.ts';
import { changeBankLayout } from './change-bank-layout.ts';
import { listOwnAccounts } from './own-accounts.ts';
import { setAccount } from './set-account.ts';

export const bankLayoutHandlers: Handlers<typeof contract.bankLayout, Services> = {
  get: ({ params, actor }) => getBankSettings(params.companyId, actor),
  own: ({ actor }) => listOwnAccounts(actor),
  change: ({ params, body, ...setter }, services) =>
    changeBankLayout(params.companyId, body, setter, services),
  setAccount: ({ params, body, ...setter }, services) =>
    setAccount(params.employeeId, body, setter, services),
};
