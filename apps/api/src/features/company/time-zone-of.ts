import type { ClientSession, Types } from 'mongoose';
import { notFound } from '../../kernel/errors.ts';
import { CompanyModel } from './model.ts';

/**
 * The time zone in which a company's days begin.
 * @throws AppError `not_found` when there is no such company
 */
export async function timeZoneOf(companyId: Types.ObjectId, session: ClientSession | null): Promise<string> {
  const company = await CompanyModel.findById(companyId, { timezone: 1 }, { session }).lean();
  if (!company) throw notFound('company');
  return company.timezone;
}
