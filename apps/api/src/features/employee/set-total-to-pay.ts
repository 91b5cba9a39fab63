import { toCents } from '@faena/shared/domain';
import type { Employee } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { PersonModel, reachableEmployee } from '../person/index.ts';
import { getEmployee } from './get-employee.ts';

/**
 * Stores the total to pay, in USD, as the payroll screen computed it (PAY-7).
 * @throws AppError `not_found` when missing or out of reach
 */
export async function setTotalToPay(id: string, totalToPay: number, actor: Actor): Promise<Employee> {
  const stored = await PersonModel.updateOne(reachableEmployee(actor, id), {
    $set: { totalToPayCents: toCents(totalToPay) },
  });
  if (stored.matchedCount === 0) throw notFound('Employee');
  return getEmployee(id, actor);
}
