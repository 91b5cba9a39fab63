import { ROLES } from '@faena/shared/access';
import type { Language } from '@faena/shared/language';
import type { PayAccount } from '@faena/shared/schemas';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { driverCollection } from '../../../platform/database.ts';
import { LOCK } from '../../../platform/lock.ts';
import type { Services } from '../../../platform/services.ts';
import { noteAccountMail } from '../../account-mail/index.ts';
import { addEvents, type EventDraft } from '../../ledger/index.ts';
import { PersonModel } from '../../person/index.ts';
import { SlipModel } from '../slips/slip-model.ts';
import { accountState } from './account-state.ts';
import { PayAccountModel } from './pay-account-model.ts';

/** The author of the change, and the language of mails. */
export interface AccountSetter {
  readonly actor: Actor;
  readonly language: Language;
}

/**
 * Sets or removes the accounts to which a company pays people: its employees, and people with a slip (SLIP-7). Each
 * change is in the ledger; a mail and the news tell the person (SLIP-8).
 * @throws AppError `not_found` for a person whom it does not pay
 */
export async function storeAccounts(
  companyId: Types.ObjectId,
  accounts: readonly PayAccount[],
  { actor, language }: AccountSetter,
  services: Services,
  session: ClientSession,
): Promise<void> {
  const given = new Map(accounts.map(({ employeeId, account }) => [employeeId, account]));
  const ids = [...given.keys()].map((id) => new Types.ObjectId(id));
  if (ids.length === 0) return;
  await lockPayees(companyId, ids, session);
  const stored = await driverCollection(PayAccountModel)
    .find({ companyId, employeeId: { $in: ids } }, { session })
    .toArray();
  const before = new Map(stored.map((one) => [String(one.employeeId), one.account]));
  const changes = ids.flatMap((employeeId) => {
    const [was = '', is = ''] = [before.get(String(employeeId)), given.get(String(employeeId))];
    return was === is ? [] : { companyId, employeeId, was, is };
  });
  if (changes.length === 0) return;
  await driverCollection(PayAccountModel).bulkWrite(
    changes.map(({ employeeId, is }) => {
      const filter = { companyId, employeeId };
      if (is === '') return { deleteOne: { filter } };
      return { updateOne: { filter, update: { $set: { account: is } }, upsert: true } };
    }),
    { session, ordered: false },
  );
  await tellOwners(changes, language, services, session);
  const at = services.clock.now();
  await addEvents(
    changes.map((change) => eventOf(change, actor, at)),
    session,
  );
}

/** A changed account of a person; an empty one removes it. */
interface Change {
  readonly companyId: Types.ObjectId;
  readonly employeeId: Types.ObjectId;
  readonly was: string;
  readonly is: string;
}

function eventOf({ was, is, ...whose }: Change, actor: Actor, at: Date): EventDraft {
  const stateOf = (account: string) => (account === '' ? null : accountState({ ...whose, account }));
  return {
    companyId: whose.companyId,
    at,
    actor,
    action: is === '' ? 'account-removed' : 'account-set',
    subject: { id: null, employeeId: whose.employeeId },
    before: stateOf(was),
    after: stateOf(is),
  };
}

async function tellOwners(
  changes: readonly Change[],
  language: Language,
  services: Services,
  session: ClientSession,
): Promise<void> {
  const _id = { $in: changes.map(({ employeeId }) => employeeId) };
  const people = await PersonModel.find({ _id }, { email: 1, companyId: 1, language: 1 }, { session }).lean();
  for (const person of people) {
    await noteAccountMail('pay-account-changed', person, { language, services }, session);
  }
}

/** Locks the people, so that a concurrent deletion conflicts and leaves no account. */
async function lockPayees(
  companyId: Types.ObjectId,
  ids: readonly Types.ObjectId[],
  session: ClientSession,
): Promise<void> {
  const works = { _id: { $in: [...ids] }, companyId, roleId: ROLES.employee };
  const { matchedCount } = await PersonModel.updateMany(works, LOCK, { session });
  if (matchedCount === ids.length) return;
  const there = await PersonModel.distinct('_id', works).session(session);
  const here = new Set(there.map(String));
  const left = ids.filter((id) => !here.has(String(id)));
  const paid = await SlipModel.distinct('employeeId', { companyId, employeeId: { $in: left } }).session(
    session,
  );
  if (paid.length < left.length) throw notFound('employee');
  await PersonModel.updateMany({ _id: { $in: left } }, LOCK, { session });
}
