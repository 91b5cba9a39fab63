import { toCents } from '@faena/shared/domain';
import type { Employee } from '@faena/shared/schemas';
import type { Actor } from '../../platform/actor.ts';
import { notFound } from '../../platform/errors.ts';
import { UserModel } from '../user/model.ts';
import { getEmployee } from './get-employee.ts';
import { reachableEmployee } from './reachable-employees.ts';

/**
 * Stores the total to pay, in USD, as the payroll screen computed it (spec, section 7 *Employees*).
 * @throws AppError `not_found` when missing or out of reach
 */
export async function setTotalToPay(id: string, totalToPay: number, actor: Actor): Promise<Employee> {
  const stored = await UserModel.updateOne(reachableEmployee(actor, id), {
    $set: { totalToPayCents: toCents(totalToPay) },
  });
  if (stored.matchedCount === 0) throw notFound('Employee');
  return getEmployee(id, actor);
}
