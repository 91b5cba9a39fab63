import { foldSearch } from '@faena/shared/domain';
import type { PayPeriod, PayPeriodQuery, PayPoint, PersonPeriod } from '@faena/shared/schemas';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { notFound } from '../../../kernel/errors.ts';
import { driverCollection, snapshotSession } from '../../../platform/database.ts';
import type { Services } from '../../../platform/services.ts';
import { transferredOf } from '../payments/transferred-of.ts';
import { makeSlips, type Reckoning } from '../reckoning/make-slips.ts';
import { NOTHING_CARRIED } from '../reckoning/points.ts';
import { paidOf } from '../runs/paid-of.ts';
import { reopeningRefused } from '../runs/reopening-refused.ts';
import { runToWire } from '../runs/run-wire.ts';
import { figuresToWire } from '../slips/figures-wire.ts';
import { type SlipDoc, SlipModel } from '../slips/slip-model.ts';
import { totalsOf } from '../slips/totals-wire.ts';
import { adjustmentsOfPeriod, countAdjustedLater } from './adjusted.ts';
import { type FoundPeriod, findPeriod } from './find-period.ts';
import { reckonedToWire, slipToPerson } from './person-wire.ts';

/**
 * A period with all its people, from one snapshot (PERIOD-5).
 * @throws AppError `not_found` for a company out of reach, and for a day outside all periods
 */
export async function getPeriod(
  query: PayPeriodQuery,
  actor: Actor,
  { clock }: Services,
): Promise<PayPeriod> {
  const now = clock.now();
  await using session = await snapshotSession();
  const found = await findPeriod(query, { actor, now, session });
  const { head, run } = found;
  if (run) {
    const slips = await slipsOf(found, session);
    const later = await countAdjustedLater(run, session);
    const transferred = await transferredOf({ runId: run._id }, session);
    const paidCents = slips.reduce((sum, slip) => sum + slip.paidCents, 0);
    return {
      ...head,
      run: runToWire(run, paidCents),
      people: slips.map((slip) => {
        const id = slip.frozen.employeeId;
        return slipToPerson(slip, { laterAdjustments: later.get(id), transferredCents: transferred.get(id) });
      }),
      totals: totalsOf(
        slips.map(({ frozen }) => frozen),
        paidCents,
      ),
      points: [],
      reopeningRefused: await reopeningRefused(run, { calendar: found.periods.calendar, slips }, session),
    };
  }
  const { people, points } = await reckon(found, now, session);
  const inTheWay = byPerson(points);
  return {
    ...head,
    run: null,
    people: people.map((reckoned) =>
      reckonedToWire(reckoned, inTheWay.get(String(reckoned.person._id)) ?? []),
    ),
    totals: totalsOf(
      people.map(({ figures }) => figures),
      null,
    ),
    points: [...points],
    reopeningRefused: null,
  };
}

/**
 * One person's pay in a period.
 * @throws AppError `not_found` out of reach, for a day outside all periods, and for a person without a part in it
 */
export async function getPersonPeriod(
  employeeId: string,
  query: PayPeriodQuery,
  actor: Actor,
  { clock }: Services,
): Promise<PersonPeriod> {
  const now = clock.now();
  await using session = await snapshotSession();
  const found = await findPeriod(query, { actor, now, session });
  const { head, run } = found;
  const only = new Types.ObjectId(employeeId);
  if (run) {
    const slip = await driverCollection(SlipModel).findOne({ runId: run._id, employeeId: only }, { session });
    if (!slip) throw notFound('employee');
    const paidCents = (await paidOf([run._id], session)).get(String(run._id)) ?? 0;
    const adjusted = await adjustmentsOfPeriod(found, only, session);
    const transferred = await transferredOf({ runId: run._id, employeeId: only }, session);
    const person = slipToPerson(slip, {
      laterAdjustments: adjusted.adjustedLater.length,
      transferredCents: transferred.get(employeeId),
    });
    const figures = figuresToWire(slip.frozen);
    return { ...head, run: runToWire(run, paidCents), person, figures, points: [], ...adjusted };
  }
  const { people, points } = await reckon(found, now, session, only);
  const [reckoned] = people;
  if (!reckoned) throw notFound('employee');
  const person = reckonedToWire(reckoned, points);
  const figures = figuresToWire(reckoned.figures);
  const adjusted = await adjustmentsOfPeriod(found, only, session);
  return { ...head, run: null, person, figures, points: [...points], ...adjusted };
}

function reckon(
  { periods, period }: FoundPeriod,
  now: Date,
  session: ClientSession,
  employeeId?: Types.ObjectId,
): Promise<Reckoning> {
  const only = employeeId && { employeeId };
  return makeSlips({ periods, period, carry: NOTHING_CARRIED, now, ...only }, session);
}

function byPerson(points: readonly PayPoint[]): Map<string, PayPoint[]> {
  const people = new Map<string, PayPoint[]>();
  for (const point of points) {
    const own = people.get(point.employeeId);
    if (own) own.push(point);
    else people.set(point.employeeId, [point]);
  }
  return people;
}

/** The slips of a closed period, by name. */
async function slipsOf({ run }: FoundPeriod, session: ClientSession): Promise<SlipDoc[]> {
  if (!run) return [];
  const slips = await driverCollection(SlipModel).find({ runId: run._id }, { session }).toArray();
  const keyed = slips.map((slip) => ({ slip, key: `${foldSearch(slip.frozen.fullname)} ${slip._id}` }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ slip }) => slip);
}
