import { toCents } from '@faena/shared/domain';
import type { Employee } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { transaction } from '../../platform/database.ts';
import type { Services } from '../../platform/services.ts';
import { PersonModel, reachableEmployee } from '../person/index.ts';
import { readEmployee } from './read-employees.ts';

/**
 * Stores the total to pay as the payroll screen computed it (PAY-7).
 * @throws AppError `not_found` when missing or out of reach
 */
export async function setTotalToPay(
  id: string,
  totalToPay: number,
  actor: Actor,
  { clock }: Services,
): Promise<Employee> {
  return transaction(async (session) => {
    const stored = await PersonModel.updateOne(
      reachableEmployee(actor, id),
      { $set: { totalToPayCents: toCents(totalToPay) } },
      { session },
    );
    if (stored.matchedCount === 0) throw notFound('employee');
    return readEmployee(new Types.ObjectId(id), actor, clock.now(), session);
  });
}
