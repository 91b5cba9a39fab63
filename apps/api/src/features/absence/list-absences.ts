import type { Absence, AbsenceFilter } from '@faena/shared/schemas';
import { type mongo, Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { driverCollection } from '../../platform/database.ts';
import { ownsCompany } from '../../platform/scope.ts';
import { type AbsenceDoc, AbsenceModel, toAbsence, touching } from './model.ts';

/**
 * The absences in a company that touch a range of days, by first day (ABSENCE-6); none of a company out of reach
 * (ACCESS-13). An employee sees their own (ABSENCE-5).
 */
export async function listAbsences(
  { companyId: company, employeeId, startDate, endDate }: AbsenceFilter,
  actor: Actor,
): Promise<Absence[]> {
  const companyId = new Types.ObjectId(company);
  if (actor.role !== 'employee' && !ownsCompany(actor, companyId)) return [];
  const asked: mongo.Filter<AbsenceDoc> = employeeId ? { employeeId: new Types.ObjectId(employeeId) } : {};
  const reach: mongo.Filter<AbsenceDoc> = actor.role === 'employee' ? { employeeId: actor.id } : {};
  const found = await driverCollection(AbsenceModel)
    .find({ $and: [{ companyId, ...touching({ startDate, endDate }) }, asked, reach] })
    .sort({ startDate: 1, _id: 1 })
    .toArray();
  return found.map(toAbsence);
}
