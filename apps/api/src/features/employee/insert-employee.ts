import { ROLES } from '@faena/shared/access';
import type { ClientSession, Types } from 'mongoose';
import type { Services } from '../../platform/services.ts';
import { recordActs } from '../audit/index.ts';
import { lockCompany } from '../company/index.ts';
import { insertPerson, type NewAccount, type PersonDoc } from '../person/index.ts';
import { refuseOneMore } from './refuse-one-more.ts';

/** A new account of an employee. */
type NewEmployment = Omit<NewAccount, 'roleId' | 'companyId'> & { readonly companyId: Types.ObjectId };

/**
 * Stores a new employee and locks the company for it.
 * @throws AppError `not_found` when the company is deleted; `conflict` for a taken username or e-mail address, and
 * for a company at the limit
 */
export async function insertEmployee(
  { companyId, ...account }: NewEmployment,
  services: Pick<Services, 'mailer' | 'config'>,
  session: ClientSession,
): Promise<PersonDoc> {
  const { _id, name } = await lockCompany(companyId, session);
  await refuseOneMore(_id, session);
  const employee = await insertPerson(
    { ...account, roleId: ROLES.employee, companyId: _id },
    services,
    session,
  );
  await recordActs([{ action: 'account-created', about: employee, after: name }], session);
  return employee;
}
