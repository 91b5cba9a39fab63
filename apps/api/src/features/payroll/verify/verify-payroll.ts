import type { Types } from 'mongoose';
import { verifyChains } from '../../ledger/index.ts';
import { resting } from './resting.ts';
import { verifyAccounts } from './verify-accounts.ts';
import { verifyAgainstLedger } from './verify-against-ledger.ts';
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
  /** The last hash of a ledger, to be stored where nobody with access to the database can write. */
  | {
      readonly kind: 'chain';
      readonly companyId: Types.ObjectId;
      readonly events: number;
      readonly hash: string;
      /** The time of its last event; null without one. */
      readonly lastAt: Date | null;
    };

interface Checked {
  /** Hashes of events that an earlier verification reported, kept outside the database (LEDGER-9). */
  readonly anchors?: readonly string[];
  readonly signal?: AbortSignal;
}

/**
 * Verifies all data about money: the ledgers, every price from records, rates and zones, and every run and bank account
 * (LEDGER-5) (RUN-9). Memory holds one batch, and requests run in between.
 * @throws the reason of the aborted `signal`
 */
export async function verifyPayroll(
  tell: (finding: Finding) => void,
  { anchors = [], signal }: Checked = {},
): Promise<Verified> {
  const verified = { events: 0, records: 0, slips: 0, faults: 0 };
  const rest = resting(signal);
  const tellFaults = (of: string, faults: readonly string[]) => {
    verified.faults += faults.length;
    for (const says of faults) tell({ kind: 'fault', of, says });
  };
  const missing = new Set(anchors);
  for await (const { faults, ...chain } of verifyChains(rest, (hash) => missing.delete(hash))) {
    verified.events += chain.events;
    tell({ kind: 'chain', ...chain });
    tellFaults(`company ${chain.companyId}`, faults);
  }
  for (const hash of missing) {
    tellFaults('ledger', [`No chain has the event of anchor ${hash}: it was cut or rewritten since.`]);
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
  for await (const { companyId, faults } of verifyAgainstLedger(rest))
    tellFaults(`company ${companyId}`, faults);
  return verified;
}
