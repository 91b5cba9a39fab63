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

/** The last four letters and digits, or half of a short account: enough to recognize it. */
export function lastFourOf(account: string): string {
  const plain = account.replaceAll(/[ -]/g, '');
  const shown = Math.min(4, Math.floor(plain.length / 2));
  return plain.slice(plain.length - shown);
}
