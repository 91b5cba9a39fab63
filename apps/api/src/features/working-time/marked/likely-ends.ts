import { calendarDateOf, crewEnd, type LikelyEnds, usualEnd } from '@faena/shared/domain';
import type { ClientSession, mongo } from 'mongoose';
import { driverCollection } from '../../../platform/database.ts';
import { type RecordDoc, RecordModel } from '../model/record-model.ts';

/** Enough records for ten days of a weekday, with their breaks. */
const RECORDS_OF_HABIT = 200;

/** The likely ends of a record with a forgotten Salida (MARK-21). */
export async function likelyEnds(record: RecordDoc, session: ClientSession): Promise<LikelyEnds> {
  const { employeeId, companyId, startTime, timeZone } = record;
  // An index finds the unpaid pieces of a company by day.
  const day = { runId: null, date: calendarDateOf(startTime, timeZone) };
  const theirs = await ended({ companyId, pieces: { $elemMatch: day } }, session).toArray();
  const crew = theirs.filter((one) => !one.employeeId.equals(employeeId) && one.endTime > startTime);
  return {
    usual: await usualEndOf(record, session),
    crew: crewEnd(
      startTime,
      lastOfEach(crew, (one) => String(one.employeeId)),
      timeZone,
    ),
    lastSign: lastSign(record),
  };
}

/** The usual end of a record by its person's earlier days (MARK-21). */
export async function usualEndOf(
  { employeeId, startTime, timeZone }: Pick<RecordDoc, 'employeeId' | 'startTime' | 'timeZone'>,
  session?: ClientSession,
): Promise<Date | null> {
  const own = await ended({ employeeId, startTime: { $lt: startTime } }, session)
    .sort({ startTime: -1, _id: -1 })
    .limit(RECORDS_OF_HABIT)
    .toArray();
  const dayOf = ({ endTime }: Ended) => calendarDateOf(endTime, timeZone);
  const today = calendarDateOf(startTime, timeZone);
  // Lunch ended a record of the same day, and is no Salida.
  const days = lastOfEach(
    own.filter((one) => dayOf(one) !== today),
    dayOf,
  );
  return usualEnd(startTime, days, timeZone);
}

type Ended = Pick<RecordDoc, 'employeeId'> & { readonly endTime: Date };

/** Records that their people ended by a mark or a button. */
function ended(whose: mongo.Filter<RecordDoc>, session?: ClientSession) {
  return driverCollection(RecordModel)
    .find({ ...whose, endReason: 'manual', voided: { $exists: false } }, session && { session })
    .project<Ended>({ employeeId: 1, endTime: 1 });
}

/** The last end of each day or person, because a break ends a record too. */
function lastOfEach<Key>(records: readonly Ended[], keyOf: (record: Ended) => Key): Date[] {
  const last = new Map<Key, Date>();
  for (const one of records) {
    const known = last.get(keyOf(one));
    if (!known || one.endTime > known) last.set(keyOf(one), one.endTime);
  }
  return [...last.values()];
}

/** The last mark after the one that began the record, or the last touch. */
function lastSign({ startTime, evidence }: RecordDoc): Date | null {
  const signs = [...(evidence?.marks ?? []).map(({ at }) => at), evidence?.lastTouch].flatMap((sign) =>
    sign && sign > startTime ? +sign : [],
  );
  return signs.length > 0 ? new Date(Math.max(...signs)) : null;
}
