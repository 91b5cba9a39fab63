import { dateAfter, startOfDate } from '@faena/shared/domain';
import type { ClientSession, Types } from 'mongoose';
import { CompanyModel } from './model.ts';
import { PayCalendarModel } from './pay-calendar-model.ts';

/** The ends of the last closed days of companies, by company id; a company without a run is missing. */
export async function closedUntil(
  companyIds: readonly Types.ObjectId[],
  session: ClientSession,
): Promise<ReadonlyMap<string, Date>> {
  const closed = { _id: { $in: [...companyIds] }, closedThrough: { $ne: null } };
  const calendars = await PayCalendarModel.find(closed, { closedThrough: 1 }, { session }).lean();
  if (calendars.length === 0) return new Map();
  const ids = calendars.map(({ _id }) => _id);
  const companies = await CompanyModel.find({ _id: { $in: ids } }, { timezone: 1 }, { session }).lean();
  const zones = new Map(companies.map(({ _id, timezone }) => [String(_id), timezone]));
  return new Map(
    calendars.flatMap(({ _id, closedThrough }) => {
      const timeZone = zones.get(String(_id));
      if (closedThrough === null || timeZone === undefined) return [];
      return [[String(_id), startOfDate(dateAfter(closedThrough, 1), timeZone)] as const];
    }),
  );
}
