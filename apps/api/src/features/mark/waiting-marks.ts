import { MAX_MARKS_SETTLED, WAITING_REASONS } from '@faena/shared/domain';
import type { MarkToday, Today } from '@faena/shared/schemas';
import type { Types } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import { nameIn, namesOf } from '../person/index.ts';
import { MarkModel, WAITING_BY_TIME } from './model.ts';
import { isCountable } from './waiting.ts';

/** The oldest marks that wait for a manager of these companies, and how many there are (MARK-40). */
export async function waitingMarks(
  companyIds: readonly Types.ObjectId[],
): Promise<Pick<Today, 'marks' | 'marksInAll'>> {
  const waits = { companyId: { $in: [...companyIds] }, waits: true as const };
  const [marks, marksInAll] = await Promise.all([
    driverCollection(MarkModel)
      .find(waits, { hint: WAITING_BY_TIME, sort: { at: 1, _id: 1 }, limit: MAX_MARKS_SETTLED })
      .toArray(),
    driverCollection(MarkModel).countDocuments(waits, { hint: WAITING_BY_TIME }),
  ]);
  const names = await namesOf(marks.map(({ personId }) => personId));
  return {
    marks: marks.flatMap((mark): MarkToday[] => {
      const reason = WAITING_REASONS.find((one) => one === mark.reason);
      if (!reason) return [];
      return [
        {
          _id: String(mark._id),
          companyId: String(mark.companyId),
          employeeId: String(mark.personId),
          fullname: nameIn(names, mark.personId).fullname,
          kind: mark.kind,
          at: mark.at.toISOString(),
          deviceName: mark.deviceName,
          reason,
          isCountable: isCountable(mark),
        },
      ];
    }),
    marksInAll,
  };
}
