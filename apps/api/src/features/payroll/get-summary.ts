import { durationHours, fromCents, rateAt } from '@faena/shared/domain';
import type { PayrollSummary } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Services } from '../../platform/services.ts';
import { PersonModel, reachableEmployee } from '../person/index.ts';
import { reachableRecords, workedInAll } from '../working-time/index.ts';

/**
 * What an employee has worked and earned in all.
 * @throws AppError `not_found` when missing or out of reach
 */
export async function getSummary(id: string, actor: Actor, { clock }: Services): Promise<PayrollSummary> {
  const [employee, worked] = await Promise.all([
    PersonModel.findOne(reachableEmployee(actor, id), { rates: 1 }).lean(),
    workedInAll(new Types.ObjectId(id), reachableRecords(actor)),
  ]);
  if (!employee) throw notFound('employee');
  return {
    hourlyRate: fromCents(rateAt(employee.rates, clock.now()) ?? 0),
    totalHours: durationHours(worked.durationMs),
    totalCost: fromCents(worked.costCents),
  };
}
