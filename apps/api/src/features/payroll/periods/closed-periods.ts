import { type DateRange, type PaySchedule, scheduledPeriod } from '@faena/shared/domain';
import type { ClientSession, Types } from 'mongoose';
import { RunModel } from '../runs/run-model.ts';

/**
 * The closed periods that the company's present schedule would not make, the earliest first: a closed period keeps the
 * days of its run (PERIOD-4).
 */
export async function closedPeriods(
  companyId: Types.ObjectId,
  schedule: PaySchedule,
  session: ClientSession,
): Promise<DateRange[]> {
  const runs = await RunModel.find(
    { companyId, state: 'closed' },
    { _id: 0, startDate: 1, endDate: 1 },
    { session },
  )
    .sort({ startDate: 1 })
    .lean<DateRange[]>();
  return runs.filter(({ startDate, endDate }) => {
    const made = scheduledPeriod(schedule, startDate);
    return made.startDate !== startDate || made.endDate !== endDate;
  });
}
