import type { ClientSession, Types } from 'mongoose';
import { notFound } from '../../kernel/errors.ts';
import { LOCK } from '../../platform/lock.ts';
import { type CompanyDoc, CompanyModel } from './model.ts';

/**
 * Reads a company a transaction is about to fill, and locks it: a concurrent deletion conflicts, and one of the two is
 * retried. A mere read would let both commit and leave an orphan. Call it in the same `session` before the insert;
 * whether the caller may write there is for the verb to check.
 * @throws AppError `not_found` ('Company not found') when it is gone
 */
export async function lockCompany(
  companyId: Types.ObjectId | string,
  session: ClientSession,
): Promise<CompanyDoc> {
  const company = await CompanyModel.findOneAndUpdate({ _id: companyId }, LOCK, { session }).lean();
  if (!company) throw notFound('company');
  return company;
}
