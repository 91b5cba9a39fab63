import { MAX_ABSENCES } from '@faena/shared/domain';
import { type Absence, AbsenceNoun, type NewAbsence, plainOf } from '@faena/shared/schemas';
import { Types } from 'mongoose';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, notFound } from '../../kernel/errors.ts';
import { driverCollection, transaction } from '../../platform/database.ts';
import { lockPerson, reachableEmployee } from '../person/index.ts';
import { type AbsenceDoc, AbsenceModel, toAbsence } from './model.ts';
import { refuseClash } from './refuse-clash.ts';

/**
 * Sets an absence of an employee (ABSENCE-1).
 * @throws AppError `not_found` for an employee out of reach; `conflict` for one without a company, for a day of another
 * absence of theirs, or over the limit
 */
export async function createAbsence(
  { employeeId, kind, startDate, endDate, ...plain }: NewAbsence,
  actor: Actor,
): Promise<Absence> {
  return transaction(async (session) => {
    // The lock orders two who set absences of one person at once, and a deletion of the person.
    const employee = await lockPerson(reachableEmployee(actor, employeeId), session);
    if (!employee) throw notFound('employee');
    const { _id: person, companyId } = employee;
    if (!companyId) throw conflict('employee_without_company');
    const collection = driverCollection(AbsenceModel);
    const present = await collection.countDocuments({ employeeId: person, companyId }, { session });
    if (present >= MAX_ABSENCES) throw conflict('too_many_absences');
    const doc: AbsenceDoc = {
      ...plainOf(AbsenceNoun, plain),
      ...{ _id: new Types.ObjectId(), companyId, employeeId: person, kind, startDate, endDate },
    };
    await refuseClash(doc, session);
    const created = toAbsence(doc);
    await collection.insertOne(doc, { session });
    return created;
  });
}
