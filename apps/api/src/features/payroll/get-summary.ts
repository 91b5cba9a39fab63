import { type Cents, durationHours, fromCents, rateAt } from '@faena/shared/domain';
import type { PayrollSummary, PayrollWorkplace } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Services } from '../../platform/services.ts';
import { CompanyModel } from '../company/index.ts';
import { PersonModel, reachableEmployee } from '../person/index.ts';
import { RecordModel, reachableRecords, unsettledInAll } from '../working-time/index.ts';
import { balanceOf } from './payments/balance-of.ts';

/**
 * A person's hours and earnings in a company: the named one, else their workplace. The summary of a former employee has
 * their work within the caller's reach (PAY-46).
 * @throws AppError `not_found` when missing or out of reach
 */
export async function getSummary(
  id: string,
  { companyId }: PayrollWorkplace,
  actor: Actor,
  { clock }: Services,
): Promise<PayrollSummary> {
  const employee = await PersonModel.findOne(reachableEmployee(actor, id), { rates: 1, companyId: 1 }).lean();
  const worksThere = employee && (companyId ?? String(employee.companyId)) === String(employee.companyId);
  const workplace = worksThere && employee.companyId ? String(employee.companyId) : companyId;
  const reach = reachableRecords(actor, workplace);
  const employeeId = new Types.ObjectId(id);
  const [balance, unsettled, rateCents, company] = await Promise.all([
    balanceOf(employeeId, reach),
    unsettledInAll(employeeId, reach),
    worksThere ? rateAt(employee.rates, clock.now()) : lastRate(employeeId, reach),
    workplace === undefined ? null : CompanyModel.findById(workplace, { currency: 1 }).lean(),
  ]);
  return {
    hourlyRate: fromCents(rateCents ?? 0),
    totalHours: durationHours(balance.workedMs),
    totalCost: fromCents(balance.costCents),
    paid: fromCents(balance.paidCents),
    pending: fromCents(balance.pendingCents),
    unpaidHours: durationHours(balance.unpaidMs),
    unpricedHours: durationHours(unsettled.unpricedMs),
    pendingReviews: unsettled.reviews,
    currency: company?.currency ?? '',
  };
}

/** The rate of the last record, because a later rate elsewhere is private. */
async function lastRate(
  employeeId: Types.ObjectId,
  reach: ReturnType<typeof reachableRecords>,
): Promise<Cents | null> {
  const last = await RecordModel.findOne({ $and: [{ employeeId }, reach] }, { rateCents: 1 })
    .sort({ startTime: -1, _id: -1 })
    .lean();
  if (!last) throw notFound('employee');
  return last.rateCents;
}
