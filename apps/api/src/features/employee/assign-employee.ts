import { ROLES } from '@faena/shared/access';
import type { Employee } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { transaction } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { recordActs } from '../audit/index.ts';
import { lockCompany } from '../company/index.ts';
import { lockPerson, PersonModel } from '../person/index.ts';
import { recountEarnings } from '../working-time/index.ts';
import { readEmployee } from './read-employees.ts';
import { refuseOneMore } from './refuse-one-more.ts';

/**
 * Gives an employee a company. An employee with another company leaves it: open records end, projects and tasks lose
 * them, and their records stay there (EMPLOYEE-12).
 * @throws AppError `not_found` for the company, the employee, or a person of another role; `conflict` in a company at the
 * limit of employees
 */
export async function assignEmployee(
  id: string,
  companyId: string,
  actor: Actor,
  { clock, departures }: Services,
): Promise<Employee> {
  return transaction(async (session) => {
    const company = await lockCompany(companyId, session);
    const employee = await lockPerson({ _id: new Types.ObjectId(id), roleId: ROLES.employee }, session);
    if (!employee) throw notFound('employee');
    const former = employee.companyId;
    if (!former?.equals(company._id)) {
      await refuseOneMore(company._id, session);
      if (former) {
        const belonging = { companyId: former, personId: employee._id };
        await departures.whenCompanyIsLeft(belonging, { actor, at: clock.now(), session });
      }
      const present = { companyId: company._id, totalToPayCents: 0 };
      await PersonModel.updateOne({ _id: employee._id }, { $set: present }, { session });
      await recountEarnings(employee._id, company._id, session);
      await recordActs([{ action: 'employee-assigned', about: employee, after: company.name }], session);
    }
    return readEmployee(employee._id, actor, clock.now(), session);
  });
}
