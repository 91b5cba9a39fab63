import { ROLES } from '@faena/shared/access';
import { type Employee, EmployeeNoun, type NewEmployee, plainOf } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { transaction } from '../../platform/database.ts';
import { hashPassword } from '../../platform/password.ts';
import { ownsCompany } from '../../platform/scope.ts';
import type { Services } from '../../platform/services.ts';
import { lockCompany } from '../company/index.ts';
import { identityOf, PersonModel, refusingTakenNames } from '../person/index.ts';
import { readEmployee } from './read-employees.ts';

/**
 * Creates an employee: an account of role 3 that works for a company.
 * @throws AppError `not_found` when the company is missing or out of reach; `conflict` for a username
 * or an e-mail address that is taken
 */
export async function createEmployee(
  { companyId, password, ...input }: NewEmployee,
  actor: Actor,
  { clock }: Services,
): Promise<Employee> {
  if (!ownsCompany(actor, new Types.ObjectId(companyId))) throw notFound('company');
  const passwordHash = await hashPassword(password);
  return refusingTakenNames(() =>
    transaction(async (session) => {
      const company = await lockCompany(companyId, session);
      const employee = new PersonModel({
        ...plainOf(EmployeeNoun, input),
        ...identityOf(input),
        roleId: ROLES.employee,
        companyId: company._id,
        passwordHash,
        createdAt: clock.now(),
      });
      await employee.save({ session });
      return readEmployee(employee._id, actor, clock.now(), session);
    }),
  );
}
