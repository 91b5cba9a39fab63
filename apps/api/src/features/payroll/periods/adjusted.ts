import type { PersonPeriod } from '@faena/shared/schemas';
import type { ClientSession, Types } from 'mongoose';
import { driverCollection } from '../../../platform/database.ts';
import { AdjustmentModel, adjustmentToWire } from '../../working-time/index.ts';
import { type RunDoc, RunModel } from '../runs/run-model.ts';
import type { FoundPeriod } from './find-period.ts';

/** The number of adjustments of a run's days that another run pays, by employee id (ADJUST-3). */
export async function countAdjustedLater(
  run: RunDoc,
  session: ClientSession,
): Promise<ReadonlyMap<string, number>> {
  const counts = await driverCollection(AdjustmentModel)
    .aggregate<{ _id: Types.ObjectId; count: number }>(
      [{ $match: paidElsewhere(run) }, { $group: { _id: '$employeeId', count: { $sum: 1 } } }],
      { session },
    )
    .toArray();
  return new Map(counts.map(({ _id, count }) => [String(_id), count]));
}

/** A person's adjustments that the period pays, and those of its days that another run pays (ADJUST-3). */
export async function adjustmentsOfPeriod(
  { periods: { company, open }, period, run }: FoundPeriod,
  employeeId: Types.ObjectId,
  session: ClientSession,
): Promise<Pick<PersonPeriod, 'adjustments' | 'adjustedLater'>> {
  const ids = { companyId: company._id, employeeId };
  const collection = driverCollection(AdjustmentModel);
  const paysWaiting = run !== null || period.startDate === open.firstOpenDay;
  const own = paysWaiting
    ? await collection
        .find({ ...ids, runId: run?._id ?? null }, { session })
        .sort({ sequence: 1 })
        .toArray()
    : [];
  const later = run
    ? await collection
        .find({ ...paidElsewhere(run), employeeId }, { session })
        .sort({ sequence: 1 })
        .toArray()
    : [];
  const runIds = later.flatMap(({ runId }) => runId ?? []);
  const runs =
    runIds.length === 0
      ? []
      : await RunModel.find({ _id: { $in: runIds } }, { startDate: 1 }, { session }).lean();
  const startOf = new Map(runs.map(({ _id, startDate }) => [String(_id), startDate]));
  return {
    adjustments: own.map(adjustmentToWire),
    adjustedLater: later.map((adjustment) => ({
      ...adjustmentToWire(adjustment),
      paidOn: startOf.get(String(adjustment.runId)) ?? open.firstOpenDay,
    })),
  };
}

const paidElsewhere = ({ _id, companyId, startDate, endDate }: RunDoc) => ({
  companyId,
  runId: { $ne: _id },
  days: { $elemMatch: { date: { $gte: startDate, $lte: endDate } } },
});
