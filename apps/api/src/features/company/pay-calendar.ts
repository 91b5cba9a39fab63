import type { ClientSession, Types } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import { LOCK } from '../../platform/lock.ts';
import { type PayCalendarDoc, PayCalendarModel } from './pay-calendar-model.ts';

/** The pay calendar of a company without a choice (PERIOD-1). */
const UNCHOSEN = {
  schedule: { kind: 'semimonthly' },
  paydayAfterDays: 0,
  firstDay: null,
  closedThrough: null,
  lastRunNumber: 0,
} as const;

/** The pay schedule of a company, and its last closed day. */
export async function payCalendarOf(
  companyId: Types.ObjectId,
  session: ClientSession,
): Promise<PayCalendarDoc> {
  const stored = await driverCollection(PayCalendarModel).findOne({ _id: companyId }, { session });
  return stored ?? { _id: companyId, holds: 0, ...UNCHOSEN };
}

/** The pay calendars of companies, by the company's id. */
export async function payCalendarsOf(
  companyIds: readonly Types.ObjectId[],
): Promise<ReadonlyMap<string, PayCalendarDoc>> {
  const stored = await driverCollection(PayCalendarModel)
    .find({ _id: { $in: [...companyIds] } })
    .toArray();
  const chosen = new Map(stored.map((calendar) => [String(calendar._id), calendar]));
  return new Map(
    companyIds.map((_id) => [String(_id), chosen.get(String(_id)) ?? { _id, holds: 0, ...UNCHOSEN }]),
  );
}

/**
 * Reads and locks the pay calendar, for a transaction that changes it or closes days. A concurrent one conflicts, and
 * one of the two is retried.
 */
export async function lockPayCalendar(
  companyId: Types.ObjectId,
  session: ClientSession,
): Promise<PayCalendarDoc> {
  const locked = await driverCollection(PayCalendarModel).findOneAndUpdate(
    { _id: companyId },
    { ...LOCK, $setOnInsert: UNCHOSEN },
    { session, upsert: true, returnDocument: 'after' },
  );
  if (!locked) throw new Error('What is upserted is there');
  return locked;
}
