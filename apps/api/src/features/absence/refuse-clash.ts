import type { ClientSession } from 'mongoose';
import { conflict } from '../../kernel/errors.ts';
import { driverCollection } from '../../platform/database.ts';
import { type AbsenceDoc, AbsenceModel, touching } from './model.ts';

/**
 * Refuses an absence that shares a day with another one of its person in the company (ABSENCE-3). The caller has locked
 * the person.
 * @throws AppError `conflict`
 */
export async function refuseClash(
  { _id, employeeId, companyId, startDate, endDate }: Omit<AbsenceDoc, 'kind' | 'note'>,
  session: ClientSession,
): Promise<void> {
  const clash = await driverCollection(AbsenceModel).findOne(
    { employeeId, companyId, ...touching({ startDate, endDate }), _id: { $ne: _id } },
    { session, projection: { _id: 1 } },
  );
  if (clash) throw conflict('absence_overlaps', 'startDate');
}
