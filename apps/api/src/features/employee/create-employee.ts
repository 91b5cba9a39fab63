import { ROLES } from '@faena/shared/access';
import type { Employee, NewEmployee } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../platform/actor.ts';
import { transaction } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { hashPassword } from '../../platform/password.ts';
import { ownsCompany } from '../../platform/scope.ts';
import type { Services } from '../../platform/services.ts';
import { holdCompany } from '../company/hold-company.ts';
import { identityOf } from '../user/identity.ts';
import { UserModel } from '../user/model.ts';
import { refusingTakenNames } from '../user/taken-names.ts';
import { readEmployee } from './read-employees.ts';

/**
 * Creates an employee: an account of role 3 that works for a company.
 * @throws AppError `not_found` when the company is missing or out of reach; `conflict` for a username
 * or an e-mail address that is taken
 */
export async function createEmployee(
  { fullname, username, email, phone, companyId, password }: NewEmployee,
  actor: Actor,
  { clock }: Services,
): Promise<Employee> {
  if (!ownsCompany(actor, new Types.ObjectId(companyId))) throw notFound('Company');
  const passwordHash = await hashPassword(password);
  return refusingTakenNames(() =>
    transaction(async (session) => {
      const company = await holdCompany(companyId, session);
      const employee = new UserModel({
        ...identityOf({ fullname, username, email }),
        phone,
        roleId: ROLES.employee,
        companyId: company._id,
        passwordHash,
        createdAt: clock.now(),
      });
      await employee.save({ session });
      return readEmployee(employee._id, actor, session);
    }),
  );
}
