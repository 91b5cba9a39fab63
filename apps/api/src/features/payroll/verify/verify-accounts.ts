import type { AccountState } from '@faena/shared/schemas';
import type { Types } from 'mongoose';
import { driverCollection, snapshotSession } from '../../../platform/database.ts';
import { CompanyModel } from '../../company/index.ts';
import { LedgerEventModel } from '../../ledger/index.ts';
import { PersonModel } from '../../person/index.ts';
import { accountState } from '../bank/account-state.ts';
import { PayAccountModel } from '../bank/pay-account-model.ts';

/** The state of a company's bank accounts. */
export interface VerifiedAccounts {
  readonly companyId: Types.ObjectId;
  /** The faults, a sentence each. */
  readonly faults: readonly string[];
}

/**
 * Compares each bank account with the last event about it (SLIP-8). An account without an event is older than such events,
 * and an event without an account is of a deleted person or company; both pass.
 */
export async function* verifyAccounts(rest: () => Promise<void>): AsyncGenerator<VerifiedAccounts> {
  for (const companyId of await LedgerEventModel.distinct('companyId', { 'subject.kind': 'account' })) {
    yield { companyId, faults: await faultsOf(companyId) };
    await rest();
  }
}

async function faultsOf(companyId: Types.ObjectId): Promise<string[]> {
  await using session = await snapshotSession();
  if (!(await CompanyModel.exists({ _id: companyId }).session(session))) return [];
  const events = await driverCollection(LedgerEventModel)
    .find({ companyId, 'subject.kind': 'account' }, { session })
    .sort({ seq: 1 })
    .toArray();
  const lastEvents = new Map(events.map((event) => [String(event.subject.employee?._id), event]));
  const ids = [...lastEvents.values()].flatMap(({ subject }) => subject.employee?._id ?? []);
  const people = await PersonModel.distinct('_id', { _id: { $in: ids } }).session(session);
  const accounts = await driverCollection(PayAccountModel).find({ companyId }, { session }).toArray();
  const hashOf = new Map(accounts.map((one) => [String(one.employeeId), accountState(one).hash]));
  return people.flatMap((id) => {
    const after = lastEvents.get(String(id))?.after as AccountState | null | undefined;
    if (hashOf.get(String(id)) === after?.hash) return [];
    return [`The bank account of employee ${id} is not the one that the ledger told of.`];
  });
}
