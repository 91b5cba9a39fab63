import { OWNERS } from '../access/reach.ts';
import {
  AccountChange,
  BankLayout,
  BankLayoutChange,
  BankSettings,
  OwnPayAccount,
  PayAccount,
} from '../schemas/bank-layout.ts';
import { WithCompanyId, WithEmployeeId } from './answers.ts';
import { list, route } from './route.ts';

/** How a company's bank wants its file, and to which accounts it pays. */
export const bankLayout = {
  get: route({
    method: 'GET',
    path: '/payroll/bank-layout/:companyId',
    summary: 'How a company’s bank file is written, and the accounts of its people',
    access: OWNERS,
    params: WithCompanyId,
    tokenScope: 'accounts',
    answer: BankSettings,
    errors: ['not_found'],
  }),
  change: route({
    method: 'PUT',
    path: '/payroll/bank-layout/:companyId',
    summary: 'Choose the columns of a company’s bank file, and what stands between them',
    access: OWNERS,
    params: WithCompanyId,
    body: BankLayoutChange,
    confirms: { act: 'accounts' },
    answer: BankLayout,
    errors: ['not_found'],
  }),
  own: route({
    method: 'GET',
    path: '/payroll/accounts/mine',
    summary: 'The accounts to which companies pay the caller, by their last four letters and digits',
    access: { employee: 'self' },
    pay: 'refused',
    answer: list(OwnPayAccount),
  }),
  setAccount: route({
    method: 'PUT',
    path: '/payroll/accounts/:employeeId',
    summary: 'Set the account to which a company pays somebody; an empty one is removed',
    access: OWNERS,
    params: WithEmployeeId,
    body: AccountChange,
    confirms: { act: 'accounts' },
    answer: PayAccount,
    errors: ['not_found'],
  }),
};
