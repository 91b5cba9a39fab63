import type { Types } from 'mongoose';
import { verifyChains } from '../../ledger/index.ts';
import { resting } from './resting.ts';
import { verifyAccounts } from './verify-accounts.ts';
import { verifyPrices } from './verify-prices.ts';
import { verifyRuns } from './verify-runs.ts';
import { verifySuccessions } from './verify-succession.ts';

/** How far a verification has come. */
export interface Verified {
  events: number;
  records: number;
  slips: number;
  faults: number;
}

/** The progress of a verification. */
export type Finding =
  | { readonly kind: 'fault'; readonly of: string; readonly says: string }
  /** The end of a chain, to be kept where nobody who can write to the database can. */
  | {
      readonly kind: 'chain';
      readonly companyId: Types.ObjectId;
      readonly events: number;
      readonly hash: string;
    };

/**
 * Verifies everything money rests on: the ledger's chains, every price from records, rates and zones, every run
 * and bank account (LEDGER-5) (RUN-9). In memory is never more than a batch, and requests have their turn in between.
 * @throws what `signal` was aborted with
 */
export async function verifyPayroll(
  tell: (finding: Finding) => void,
  signal?: AbortSignal,
): Promise<Verified> {
  const verified = { events: 0, records: 0, slips: 0, faults: 0 };
  const rest = resting(signal);
  const tellFaults = (of: string, faults: readonly string[]) => {
    verified.faults += faults.length;
    for (const says of faults) tell({ kind: 'fault', of, says });
  };
  for await (const { companyId, events, hash, faults } of verifyChains(rest)) {
    verified.events += events;
    tell({ kind: 'chain', companyId, events, hash });
    tellFaults(`company ${companyId}`, faults);
  }
  for await (const { employeeId, records, faults } of verifyPrices(rest)) {
    verified.records += records;
    tellFaults(`employee ${employeeId}`, faults);
  }
  for await (const { companyId, slips, faults } of verifyRuns(rest)) {
    verified.slips += slips;
    tellFaults(`company ${companyId}`, faults);
  }
  for await (const { companyId, faults } of verifySuccessions(rest)) {
    tellFaults(`company ${companyId}`, faults);
  }
  for await (const { companyId, faults } of verifyAccounts(rest)) {
    tellFaults(`company ${companyId}`, faults);
  }
  return verified;
}
