import { lastFourOf } from '@faena/shared/domain';
import type { AccountState } from '@faena/shared/schemas';
import { canonicalHash } from '../../../platform/canonical-hash.ts';
import type { PayAccountDoc } from './pay-account-model.ts';

/** An account in the ledger: it distinguishes two accounts without containing them (SLIP-8). */
export function accountState({
  companyId,
  employeeId,
  account,
}: Pick<PayAccountDoc, 'companyId' | 'employeeId' | 'account'>): AccountState {
  const hash = canonicalHash({ companyId: String(companyId), employeeId: String(employeeId), account });
  return { lastFour: lastFourOf(account), hash };
}
