import { MAX_COMPANIES } from '@faena/shared/domain';
import type { ClientSession, Types } from 'mongoose';
import { tooMany } from '../../kernel/errors.ts';
import { CompanyModel } from './model.ts';

/**
 * Refuses a further company of a locked person above the limit (LIMIT-11).
 * @throws AppError `conflict`
 */
export async function refuseOneMore(createdBy: Types.ObjectId, session: ClientSession): Promise<void> {
  const owned = await CompanyModel.countDocuments({ createdBy }, { session });
  if (owned >= MAX_COMPANIES) throw tooMany('too_many_companies', MAX_COMPANIES);
}
