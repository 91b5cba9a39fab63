import type { ClientSession, Types } from 'mongoose';
import { driverCollection } from '../../../platform/database.ts';
import { AdjustmentModel } from '../model/adjustment-model.ts';
import { RecordModel } from '../model/record-model.ts';

/** The pieces a run pays (RUN-2). */
export interface Payable {
  readonly companyId: Types.ObjectId;
  /** Only for this person, without stamping; all people by default. */
  readonly employeeId?: Types.ObjectId;
  /** The first paid day; null without one (PERIOD-2). */
  readonly firstDay: string | null;
  /** The last day of its period. */
  readonly through: string;
  /** The records that are carried over to the next one (RUN-4). */
  readonly carried: readonly Types.ObjectId[];
}

/** The run that pays. Records store its number, too, so that they need not read it. */
export interface PayingRun {
  readonly _id: Types.ObjectId;
  readonly number: number;
}

/**
 * Stamps the pieces that a run pays, and every unpaid adjustment of the company; stamped data never changes (RUN-5).
 * Unpriced pieces wait for a later run. Lock the people of all these before.
 * @returns the number of records
 */
export async function stampPieces(
  { companyId, firstDay, through, carried }: Payable,
  run: PayingRun,
  session: ClientSession,
): Promise<number> {
  const date = { $lte: through, ...(firstDay !== null && { $gte: firstDay }) };
  const unpaid = { date, costCents: { $ne: null }, runId: { $exists: false } };
  const { modifiedCount } = await driverCollection(RecordModel).updateMany(
    { companyId, _id: { $nin: [...carried] }, pieces: { $elemMatch: unpaid } },
    { $set: { 'pieces.$[unpaid].runId': run._id, 'pieces.$[unpaid].runNumber': run.number } },
    {
      session,
      arrayFilters: [
        {
          'unpaid.date': date,
          'unpaid.costCents': { $ne: null },
          'unpaid.runId': { $exists: false },
        },
      ],
    },
  );
  await AdjustmentModel.updateMany(
    { companyId, runId: null },
    { $set: { runId: run._id, runNumber: run.number } },
    { session },
  );
  return modifiedCount;
}

/** Removes the stamps of a run, so that its pieces and adjustments wait for the next one (RUN-7). */
export async function unstampPieces(
  companyId: Types.ObjectId,
  runId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  await driverCollection(RecordModel).updateMany(
    { companyId, 'pieces.runId': runId },
    { $unset: { 'pieces.$[paid].runId': '', 'pieces.$[paid].runNumber': '' } },
    { session, arrayFilters: [{ 'paid.runId': runId }] },
  );
  await AdjustmentModel.updateMany(
    { companyId, runId },
    { $set: { runId: null, runNumber: null } },
    { session },
  );
}
