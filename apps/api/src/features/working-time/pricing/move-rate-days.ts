import { ratesInZone, type Stretch } from '@faena/shared/domain';
import type { ClientSession, Types } from 'mongoose';
import { driverCollection } from '../../../platform/database.ts';
import { type PersonDoc, PersonModel } from '../../person/index.ts';
import { AdjustmentModel } from '../model/adjustment-model.ts';
import { isCounted, RecordModel } from '../model/record-model.ts';
import { keepsPaid } from './rate-moves.ts';

/** The time to which another rate applies, by the person's id. */
export type RepricedTime = ReadonlyMap<string, readonly Stretch[]>;

/**
 * Moves the starts of dated rates of a company's people to its new time zone (RATE-15). Paid and adjusted time keeps its
 * rate, and so does time in another company. Lock the people before, and reprice the time that this answers.
 */
export async function moveRateDays(
  companyId: Types.ObjectId,
  timeZone: string,
  session: ClientSession,
): Promise<RepricedTime> {
  const dated = { companyId, 'rates.fromDay': { $type: 'string' } };
  const people = await driverCollection(PersonModel)
    .find(dated, { session })
    .project<RatedPerson>({ rates: 1 })
    .toArray();
  const repriced = new Map<string, Stretch[]>();
  for (const { _id, rates } of people) {
    const asked = stretchesBetween(
      rates,
      ratesInZone(rates, timeZone, () => false),
    );
    if (asked.length === 0) continue;
    const settled = await settledTime({ employeeId: _id, companyId, asked }, session);
    const moved = ratesInZone(rates, timeZone, settled);
    await PersonModel.updateOne({ _id }, { $set: { rates: moved } }, { session });
    repriced.set(String(_id), stretchesBetween(rates, moved));
  }
  return repriced;
}

/** Matches records with time in one of these stretches, or at their edges. */
export function recordsAt(stretches: readonly Stretch[]) {
  return stretches.map(({ startTime, endTime }) => ({
    startTime: { $lte: endTime },
    endTime: { $gte: startTime },
  }));
}

export function touches(one: Stretch, other: Stretch): boolean {
  return one.startTime <= other.endTime && one.endTime >= other.startTime;
}

type RatedPerson = Pick<PersonDoc, '_id' | 'rates'>;

interface AskedTime {
  readonly employeeId: Types.ObjectId;
  readonly companyId: Types.ObjectId;
  readonly asked: readonly Stretch[];
}

/** The time between the starts of rates before and after. */
function stretchesBetween(before: RatedPerson['rates'], after: RatedPerson['rates']): Stretch[] {
  const starts = new Map(after.map(({ _id, from }) => [String(_id), from]));
  return before.flatMap(({ _id, from }) => {
    const moved = starts.get(String(_id)) ?? from;
    if (+moved === +from) return [];
    return moved < from ? [{ startTime: moved, endTime: from }] : [{ startTime: from, endTime: moved }];
  });
}

/** Tells whether a rate must not move over a stretch, as its time has a settled price (RUN-5, ADJUST-1). */
async function settledTime(
  { employeeId, companyId, asked }: AskedTime,
  session: ClientSession,
): Promise<Parameters<typeof ratesInZone<RatedPerson['rates'][number]>>[2]> {
  const records = await driverCollection(RecordModel)
    .find({ employeeId, $or: recordsAt(asked) }, { session })
    .toArray();
  const adjustments = await driverCollection(AdjustmentModel).find({ employeeId }, { session }).toArray();
  const adjusted = adjustments.flatMap(({ days }) =>
    days.flatMap(({ removed, added }) => [...removed, ...added]),
  );
  return (rates, between) =>
    adjusted.some((part) => touches(part, between)) ||
    records
      .filter(isCounted)
      .filter((record) => !record.hasPriorPrice && touches(record, between))
      .some((record) => !record.companyId.equals(companyId) || !keepsPaid(record, rates));
}
