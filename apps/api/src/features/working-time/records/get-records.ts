import type { Page } from '@faena/shared/contract';
import type { RecordFilter, WorkRecord } from '@faena/shared/schemas';
import type { Actor } from '../../../kernel/actor.ts';
import type { Listing } from '../../../kernel/list.ts';
import type { Services } from '../../../platform/services.ts';
import { reachableRecords } from '../model/reachable-records.ts';
import { RecordModel } from '../model/record-model.ts';
import { recordToWire } from '../model/record-wire.ts';
import { listRecords } from './list-records.ts';

/**
 * Answers the record of an id, or an employee's records by `listRecords`. Records of a deleted person stay within reach
 * through their company.
 * @throws AppError `not_found` for an unknown id, or one out of reach
 */
export async function getRecords(
  id: string,
  filter: RecordFilter,
  actor: Actor,
  page: Page | null,
  services: Services,
): Promise<WorkRecord | WorkRecord[] | Listing<WorkRecord>> {
  const record = await RecordModel.findOne({ $and: [{ _id: id }, reachableRecords(actor)] }).lean();
  if (record) return recordToWire(record);
  return listRecords(id, filter, actor, page, services);
}
