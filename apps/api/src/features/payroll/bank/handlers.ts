import type { contract } from '@faena/shared/contract';
import type { Handlers } from '../../../kernel/call.ts';
import type { Services } from '../../../platform/services.ts';
import { getBankSettings } from './bank-settings.ts';
import { changeBankLayout } from './change-bank-layout.ts';
import { setAccount } from './set-account.ts';

export const bankLayoutHandlers: Handlers<typeof contract.bankLayout, Services> = {
  get: ({ params, actor }) => getBankSettings(params.companyId, actor),
  change: ({ params, body, actor }) => changeBankLayout(params.companyId, body, actor),
  setAccount: ({ params, body, actor }) => setAccount(params.employeeId, body, actor),
};
