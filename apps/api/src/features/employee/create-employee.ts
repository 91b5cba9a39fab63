import type { Language } from '@faena/shared/language';
import type { Employee, NewEmployee } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { transaction } from '../../platform/database.ts';
import { hashPassword } from '../../platform/password.ts';
import { ownsCompany } from '../../platform/scope.ts';
import type { Services } from '../../platform/services.ts';
import { refuseWeakPassword } from '../../platform/weak-password.ts';
import { noteAccountMail } from '../account-mail/index.ts';
import { insertEmployee } from './insert-employee.ts';
import { readEmployee } from './read-employees.ts';

/**
 * Creates an employee: an account of role 3 that works for a company. Without a language they take the caller's
 * (LANG-12).
 * @throws AppError `not_found` when the company is missing or out of reach; `conflict` for a taken username or e-mail
 * address
 */
export async function createEmployee(
  { companyId: company, password, ...names }: NewEmployee,
  { actor, language }: { readonly actor: Actor; readonly language: Language },
  services: Services,
): Promise<Employee> {
  const companyId = new Types.ObjectId(company);
  if (!ownsCompany(actor, companyId)) throw notFound('company');
  refuseWeakPassword(password, names, 'password', services.config);
  const createdAt = services.clock.now();
  const account = {
    ...names,
    language: names.language === undefined ? actor.language : names.language,
    companyId,
    passwordHash: await hashPassword(password, services.config),
    createdAt,
  };
  return transaction(async (session) => {
    const employee = await insertEmployee(account, services, session);
    await noteAccountMail('verify-address', employee, { language, services }, session);
    return readEmployee(employee._id, actor, createdAt, session);
  });
}
