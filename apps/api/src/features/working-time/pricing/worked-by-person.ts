import type { DateRange, WorkedShare } from '@faena/shared/domain';
import type { PipelineStage, QueryFilter, Types } from 'mongoose';
import {
  DAYS_OF_EMPLOYEE,
  RECORDS_OF_EMPLOYEE,
  RECORDS_OF_TASK,
  type RecordDoc,
  RecordModel,
} from '../model/record-model.ts';
import { piecesWithin } from './pieces-within.ts';

type Reach = QueryFilter<RecordDoc>;

type Sums = Pick<WorkedShare, 'durationMs' | 'costCents'>;

const NOTHING: Sums = { durationMs: 0, costCents: 0 };

/**
 * The work of each person within dates, by their id; people without work are missing. It counts records within `reach`,
 * in one aggregation, and equals the sum of the hours histories.
 */
export async function workedByPerson(
  employeeIds: readonly Types.ObjectId[],
  reach: Reach,
  range: DateRange,
): Promise<ReadonlyMap<string, WorkedShare>> {
  return sums<WorkedShare>(
    [
      ...piecesWithin({ $and: [{ employeeId: { $in: [...employeeIds] } }, reach] }, range),
      {
        $group: {
          _id: '$employeeId',
          durationMs: { $sum: '$durationMs' },
          costCents: { $sum: '$costCents' },
          unpricedMs: { $sum: '$unpricedMs' },
        },
      },
    ],
    DAYS_OF_EMPLOYEE,
  );
}

/** A person's whole work, from their closed records within `reach`. It reads an index only. */
export async function workedInAll(employeeId: Types.ObjectId, reach: Reach): Promise<Sums> {
  const found = await sums<Sums>(
    [
      { $match: { $and: [{ employeeId }, reach] } },
      {
        $group: {
          _id: '$employeeId',
          durationMs: { $sum: '$durationMs' },
          costCents: { $sum: '$costCents' },
        },
      },
    ],
    RECORDS_OF_EMPLOYEE,
  );
  return found.get(String(employeeId)) ?? NOTHING;
}

/**
 * The work on each of these tasks by their id, from the closed records of a company that name them (PANEL-12). Tasks
 * without a record are missing. It reads an index only.
 */
export async function workedOnTasks(
  taskIds: readonly Types.ObjectId[],
  companyId: Types.ObjectId,
): Promise<ReadonlyMap<string, Sums>> {
  return sums<Sums>(
    [
      { $match: { 'task._id': { $in: [...taskIds] }, companyId } },
      {
        $group: {
          _id: '$task._id',
          durationMs: { $sum: '$durationMs' },
          costCents: { $sum: '$costCents' },
        },
      },
    ],
    RECORDS_OF_TASK,
  );
}

/** The work on a task, as `workedOnTasks` sums it. */
export async function workedOnTask(taskId: Types.ObjectId, companyId: Types.ObjectId): Promise<Sums> {
  const worked = await workedOnTasks([taskId], companyId);
  return worked.get(String(taskId)) ?? NOTHING;
}

async function sums<Sum>(stages: PipelineStage[], index?: string): Promise<ReadonlyMap<string, Sum>> {
  const found = RecordModel.aggregate<Sum & { _id: Types.ObjectId }>(stages);
  if (index) found.hint(index);
  return new Map((await found).map(({ _id, ...sum }) => [String(_id), sum as Sum]));
}
