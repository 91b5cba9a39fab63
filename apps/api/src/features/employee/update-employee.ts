import { toCents } from '@faena/shared/domain';
import type { Employee, EmployeeChanges } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { checkPhone } from '../../platform/check-phone.ts';
import { transaction } from '../../platform/database.ts';
import { given } from '../../platform/given.ts';
import { hashPassword } from '../../platform/password.ts';
import type { Services } from '../../platform/services.ts';
import {
  identityOf,
  lockPerson,
  PersonModel,
  reachableEmployee,
  refusingTakenNames,
} from '../person/index.ts';
import { setRate } from '../working-time/index.ts';
import { readEmployee } from './read-employees.ts';

/**
 * Changes any part of an employee. A new password ends their sessions; a rate counts
 * from now on, and reaches back over what they worked without one (RATE-1, RATE-3).
 * @throws AppError `not_found` when missing or out of reach; `conflict` for a username or an e-mail
 * address that is taken
 */
export async function updateEmployee(
  id: string,
  { password, hourlyRate, ...plain }: EmployeeChanges,
  actor: Actor,
  { clock }: Services,
): Promise<Employee> {
  const passwordHash = password ? await hashPassword(password) : undefined;
  const rateCents = hourlyRate === undefined ? undefined : toCents(hourlyRate);
  return refusingTakenNames(() =>
    transaction(async (session) => {
      const employee = await lockPerson(reachableEmployee(actor, id), session);
      if (!employee) throw notFound('employee');
      checkPhone(plain.phone, employee.phone);
      const changes = {
        ...given(plain),
        ...identityOf(employee, plain),
        ...(passwordHash && { passwordHash, mustChangePassword: false }),
      };
      const endSessions = passwordHash ? { $inc: { sessionVersion: 1 } } : {};
      await PersonModel.updateOne({ _id: employee._id }, { $set: changes, ...endSessions }, { session });
      const now = clock.now();
      if (rateCents !== undefined) await setRate(employee, rateCents, actor, now, session);
      return readEmployee(employee._id, actor, now, session);
    }),
  );
}
