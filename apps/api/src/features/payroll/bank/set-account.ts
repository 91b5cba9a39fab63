import { ROLES } from '@faena/shared/access';
import { type AccountChange, PayAccount } from '@faena/shared/schemas';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { answer } from '../../../kernel/answer.ts';
import { notFound } from '../../../kernel/errors.ts';
import { transaction } from '../../../platform/database.ts';
import { LOCK } from '../../../platform/lock.ts';
import { ownsCompany } from '../../../platform/scope.ts';
import { lockCompany } from '../../company/index.ts';
import { PersonModel } from '../../person/index.ts';
import { SlipModel } from '../slips/slip-model.ts';
import { PayAccountModel } from './pay-account-model.ts';

interface Payee {
  readonly companyId: Types.ObjectId;
  readonly employeeId: Types.ObjectId;
}

/**
 * Sets the account to which a company pays somebody, or removes it (SLIP-7): of who works there, or has a slip of it.
 * @throws AppError `not_found` for a company out of reach, or somebody whom it does not pay
 */
export async function setAccount(
  id: string,
  { companyId: ofCompany, account }: AccountChange,
  actor: Actor,
): Promise<PayAccount> {
  const payee = { companyId: new Types.ObjectId(ofCompany), employeeId: new Types.ObjectId(id) };
  if (!ownsCompany(actor, payee.companyId)) throw notFound('company');
  return transaction(async (session) => {
    await lockCompany(payee.companyId, session);
    await lockPayee(payee, session);
    const answered = answer(PayAccount, { employeeId: id, account });
    if (account === '') await PayAccountModel.deleteOne(payee, { session });
    else await PayAccountModel.updateOne(payee, { $set: { account } }, { session, upsert: true });
    return answered;
  });
}

/** Who is deleted meanwhile conflicts, so that no account of theirs is left. */
async function lockPayee({ companyId, employeeId }: Payee, session: ClientSession): Promise<void> {
  const works = { _id: employeeId, companyId, roleId: ROLES.employee };
  const { matchedCount } = await PersonModel.updateOne(works, LOCK, { session });
  if (matchedCount > 0) return;
  const slip = await SlipModel.exists({ companyId, employeeId }).session(session);
  if (!slip) throw notFound('employee');
  await PersonModel.updateOne({ _id: employeeId }, LOCK, { session });
}
