import type { Page } from '@faena/shared/contract';
import type { WorkRecord } from '@faena/shared/schemas';
import type { Listing } from '../../http/call.ts';
import type { Actor } from '../../platform/actor.ts';
import { listing, pageStart } from '../../platform/page.ts';
import { findWorkplace } from './find-workplace.ts';
import { TimeRecordModel } from './model.ts';
import { reachableRecords } from './reachable-records.ts';
import { toTimeRecord, toTimeRecords } from './wire.ts';

/**
 * Of a record's id that record; of an employee's id their records, newest first. Records of someone
 * who was deleted stay within the reach of the company they were made in.
 * @throws AppError `not_found` when the id is of neither, or out of reach
 */
export async function getTimesheets(
  id: string,
  actor: Actor,
  page: Page | null,
): Promise<WorkRecord | WorkRecord[] | Listing<WorkRecord>> {
  const reachable = reachableRecords(actor);
  const record = await TimeRecordModel.findOne({ $and: [{ _id: id }, reachable] }).lean();
  if (record) return toTimeRecord(record);
  const match = { $and: [{ employeeId: id }, reachable] };
  const newestFirst = TimeRecordModel.find(match)
    .sort({ startTime: -1, _id: -1 })
    .skip(pageStart(page))
    .limit(page?.limit ?? 0)
    .lean()
    .then(toTimeRecords);
  const records = listing(page, newestFirst, () => TimeRecordModel.countDocuments(match));
  const [found] = await Promise.all([records, findWorkplace(id, actor)]);
  return found;
}
