import type { Absence, AbsenceChanges } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { transaction } from '../../platform/database.ts';
import { inOwnedCompanies } from '../../platform/scope.ts';
import { lockPerson } from '../person/index.ts';
import { type AbsenceDoc, AbsenceModel, toAbsence } from './model.ts';
import { refuseClash } from './refuse-clash.ts';

/**
 * Changes any part of an absence (ABSENCE-1).
 * @throws AppError `not_found` out of reach; `conflict` for a day of another absence of the person
 */
export async function changeAbsence(id: string, changes: AbsenceChanges, actor: Actor): Promise<Absence> {
  const match = { $and: [{ _id: id }, inOwnedCompanies<AbsenceDoc>(actor)] };
  return transaction(async (session) => {
    const after = { session, returnDocument: 'after' } as const;
    const doc = await AbsenceModel.findOneAndUpdate(match, { $set: changes }, after).lean<AbsenceDoc>();
    // Without the lock, two changes at once could end on the same day.
    if (!doc || !(await lockPerson({ _id: doc.employeeId }, session))) throw notFound('absence');
    await refuseClash(doc, session);
    return toAbsence(doc);
  });
}
