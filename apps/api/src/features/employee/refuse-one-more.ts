import { ROLES } from '@faena/shared/access';
import { MAX_EMPLOYEES } from '@faena/shared/domain';
import type { ClientSession, Types } from 'mongoose';
import { tooMany } from '../../kernel/errors.ts';
import { PersonModel } from '../person/index.ts';

/**
 * Refuses a further employee of a locked company above the limit (LIMIT-11).
 * @throws AppError `conflict`
 */
export async function refuseOneMore(companyId: Types.ObjectId, session: ClientSession): Promise<void> {
  const present = await PersonModel.countDocuments({ companyId, roleId: ROLES.employee }, { session });
  if (present >= MAX_EMPLOYEES) throw tooMany('too_many_employees', MAX_EMPLOYEES);
}
