import type { Page } from '@faena/shared/contract';
import { type DateRange, rangeBounds } from '@faena/shared/domain';
import type { RecordFilter, WorkRecord } from '@faena/shared/schemas';
import type { QueryFilter } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import type { Listing } from '../../../kernel/list.ts';
import { below, listing, pageStart } from '../../../kernel/list.ts';
import type { Services } from '../../../platform/services.ts';
import { reachableRecords } from '../model/reachable-records.ts';
import { type RecordDoc, RecordModel } from '../model/record-model.ts';
import { RECORDS_A_TURN, recordsToWire } from '../model/record-wire.ts';
import { findWorkplace, type Workplace } from '../pricing/find-workplace.ts';

/**
 * An employee's records, newest first: all, or those of a filter.
 * @throws AppError `not_found` without such an employee or any record of theirs within reach
 */
export async function listRecords(
  employeeId: string,
  filter: RecordFilter,
  actor: Actor,
  page: Page | null,
  { config }: Services,
): Promise<WorkRecord[] | Listing<WorkRecord>> {
  const workplace = findWorkplace(employeeId, actor, filter.companyId);
  const time = hasDates(filter) ? within(filter, await workplace, config.defaultTimezone) : {};
  const match = {
    $and: [
      { employeeId, ...time },
      reachableRecords(actor, filter.companyId),
      below('startTime', filter.before),
    ],
  };
  const records = filter.needsReview ? toReview(match) : newestFirst(match, page);
  const [found] = await Promise.all([records, workplace]);
  return found;
}

function newestFirst(match: QueryFilter<RecordDoc>, page: Page | null) {
  const records = RecordModel.find(match)
    .sort({ startTime: -1, _id: -1 })
    .skip(pageStart(page))
    .limit(page?.limit ?? 0)
    .batchSize(RECORDS_A_TURN)
    .lean()
    .then(recordsToWire);
  return listing(page, records, () => RecordModel.countDocuments(match));
}

/** Records to review are few, and have an unordered index of their own. */
async function toReview(match: QueryFilter<RecordDoc>): Promise<WorkRecord[]> {
  const records = await RecordModel.find({ $and: [match, { needsReview: true }] }).lean();
  return recordsToWire(
    records.sort((a, b) => +b.startTime - +a.startTime || (String(a._id) < String(b._id) ? 1 : -1)),
  );
}

function hasDates(filter: RecordFilter): filter is RecordFilter & DateRange {
  return filter.startDate !== undefined && filter.endDate !== undefined;
}

/** Filters records with time within dates; a record without length counts at its start. */
function within(
  dates: DateRange,
  { timeZone, longestMs, openSince }: Workplace,
  defaultTimeZone: string,
): QueryFilter<RecordDoc> {
  const { from, to } = rangeBounds(dates, timeZone ?? defaultTimeZone);
  const since = Math.min(from.getTime() - longestMs, openSince?.getTime() ?? from.getTime());
  return {
    startTime: { $gte: new Date(since), $lt: to },
    $or: [{ startTime: { $gte: from } }, { endTime: { $gt: from } }, { endTime: null }],
  };
}
