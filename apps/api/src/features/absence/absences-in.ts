import type { DateRange } from '@faena/shared/domain';
import { Types } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import { type AbsenceDoc, AbsenceModel, touching } from './model.ts';

/** An absence without its note, which no overview has. */
export type PlannedAbsence = Omit<AbsenceDoc, 'note'>;

/**
 * The absences in companies that touch a range, of one person or of all, by first day (CAL-23); one query for any number.
 * Only the owner of these companies may read them (ABSENCE-5).
 */
export async function absencesIn(
  companyIds: readonly Types.ObjectId[],
  { startDate, endDate }: DateRange,
  personId?: string,
): Promise<PlannedAbsence[]> {
  return driverCollection(AbsenceModel)
    .find({
      companyId: { $in: [...companyIds] },
      ...touching({ startDate, endDate }),
      ...(personId && { employeeId: new Types.ObjectId(personId) }),
    })
    .project<PlannedAbsence>({ note: 0 })
    .sort({ startDate: 1, _id: 1 })
    .toArray();
}
