import type { Page } from '@faena/shared/contract';
import type { WorkRecord } from '@faena/shared/schemas';
import type { Actor } from '../../../kernel/actor.ts';
import type { Listing } from '../../../kernel/list.ts';
import { listing, pageStart } from '../../../kernel/list.ts';
import { reachableRecords } from '../model/reachable-records.ts';
import { RecordModel } from '../model/record-model.ts';
import { recordsToWire, recordToWire } from '../model/record-wire.ts';
import { findWorkplace } from '../pricing/find-workplace.ts';

/**
 * Of a record's id that record; of an employee's id their records, newest first. Records of someone
 * who was deleted stay within the reach of the company they were made in.
 * @throws AppError `not_found` when the id is of neither, or out of reach
 */
export async function getRecords(
  id: string,
  actor: Actor,
  page: Page | null,
): Promise<WorkRecord | WorkRecord[] | Listing<WorkRecord>> {
  const reachable = reachableRecords(actor);
  const record = await RecordModel.findOne({ $and: [{ _id: id }, reachable] }).lean();
  if (record) return recordToWire(record);
  const match = { $and: [{ employeeId: id }, reachable] };
  const newestFirst = RecordModel.find(match)
    .sort({ startTime: -1, _id: -1 })
    .skip(pageStart(page))
    .limit(page?.limit ?? 0)
    .lean()
    .then(recordsToWire);
  const records = listing(page, newestFirst, () => RecordModel.countDocuments(match));
  const [found] = await Promise.all([records, findWorkplace(id, actor)]);
  return found;
}
