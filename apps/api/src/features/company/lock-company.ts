import type { ClientSession, Types } from 'mongoose';
import { notFound } from '../../kernel/errors.ts';
import { LOCK } from '../../platform/lock.ts';
import { type CompanyDoc, CompanyModel } from './model.ts';

/**
 * Reads and locks a company before a transaction inserts data of it. A concurrent deletion conflicts, and one of the
 * two is retried. Without the lock both could commit and leave an orphan. Call it in the same `session` before the
 * insert; the verb checks the right.
 * @throws AppError `not_found` ('Company not found') when it is deleted
 */
export async function lockCompany(
  companyId: Types.ObjectId | string,
  session: ClientSession,
): Promise<CompanyDoc> {
  const company = await CompanyModel.findOneAndUpdate({ _id: companyId }, LOCK, { session }).lean();
  if (!company) throw notFound('company');
  return company;
}
