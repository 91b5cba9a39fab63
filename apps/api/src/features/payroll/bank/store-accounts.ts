import { ROLES } from '@faena/shared/access';
import type { PayAccount } from '@faena/shared/schemas';
import { type ClientSession, Types } from 'mongoose';
import { notFound } from '../../../kernel/errors.ts';
import { driverCollection } from '../../../platform/database.ts';
import { LOCK } from '../../../platform/lock.ts';
import { PersonModel } from '../../person/index.ts';
import { SlipModel } from '../slips/slip-model.ts';
import { PayAccountModel } from './pay-account-model.ts';

/**
 * Sets the accounts to which a company pays people, or removes them (SLIP-7): of who works there, or has a slip of it.
 * @throws AppError `not_found` for somebody whom it does not pay
 */
export async function storeAccounts(
  companyId: Types.ObjectId,
  accounts: readonly PayAccount[],
  session: ClientSession,
): Promise<void> {
  if (accounts.length === 0) return;
  const changes = accounts.map(({ employeeId, account }) => ({
    employeeId: new Types.ObjectId(employeeId),
    account,
  }));
  await lockPayees(
    companyId,
    changes.map(({ employeeId }) => employeeId),
    session,
  );
  await driverCollection(PayAccountModel).bulkWrite(
    changes.map(({ employeeId, account }) => {
      const filter = { companyId, employeeId };
      if (account === '') return { deleteOne: { filter } };
      return { updateOne: { filter, update: { $set: { account } }, upsert: true } };
    }),
    { session, ordered: false },
  );
}

/** A concurrent deletion of a person conflicts, so no account of theirs stays. */
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
