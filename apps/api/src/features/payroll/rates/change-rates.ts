import { MAX_HOURLY_RATE, MAX_RATES, raisedBy, rateAt, toCents, unusualRate } from '@faena/shared/domain';
import { faultOf } from '@faena/shared/errors';
import { type RateChange, RateEffect } from '@faena/shared/schemas';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { answer } from '../../../kernel/answer.ts';
import { AppError, fieldError } from '../../../kernel/errors.ts';
import { snapshotSession, transaction } from '../../../platform/database.ts';
import type { Services } from '../../../platform/services.ts';
import { requireActConfirmed } from '../../company/index.ts';
import {
  isFull,
  lockWorkers,
  needsReach,
  planRates,
  type RatePlan,
  type RefusedPeople,
  rateMove,
  rateReaches,
  refusePeople,
} from '../../working-time/index.ts';
import { pricedPeriods } from './priced-periods.ts';
import { type Concerned, effectOf } from './rate-effect.ts';
import { rateStart } from './rate-start.ts';
import { type RatedEmployee, ratedEmployees, timeZonesOf, usualRates } from './rated-people.ts';
import { refuseUnusualRates } from './refuse-unusual-rates.ts';
import { storeChangedRates } from './store-changed-rates.ts';

/**
 * Sets another rate for one or several employees, all or none (RATE-4, RATE-6).
 * @throws AppError `not_found` when one is missing or out of reach; `conflict` when a rate needs a confirmation, or
 * would change a settled price; `errors` names each person
 */
export async function changeRates(change: RateChange, actor: Actor, services: Services): Promise<RateEffect> {
  const now = services.clock.now();
  return transaction(async (session) => {
    const people = await ratedEmployees(change.employeeIds, actor, session);
    const companyIds = people.map(({ companyId }) => companyId);
    await requireActConfirmed('rates', companyIds, session);
    await lockWorkers(
      people.map(({ _id }) => _id),
      session,
    );
    const { concerned, plan } = await planChange(people, change, actor, now, services, session);
    if (!change.confirmed) {
      const field = change.percentage === undefined ? 'hourlyRate' : 'percentage';
      refuseUnusualRates(concerned, field);
    }
    await storeChangedRates(plan, { actor, at: now, session });
    return answer(RateEffect, effectOf(plan, concerned, await pricedPeriods(plan, now, session)));
  });
}

/** Previews new rates without storing anything (RATE-5). */
export async function previewRates(
  change: RateChange,
  actor: Actor,
  services: Services,
): Promise<RateEffect> {
  await using session = await snapshotSession();
  const people = await ratedEmployees(change.employeeIds, actor, session);
  const now = services.clock.now();
  const { concerned, plan } = await planChange(people, change, actor, now, services, session);
  return answer(RateEffect, effectOf(plan, concerned, await pricedPeriods(plan, now, session)));
}

async function planChange(
  people: readonly RatedEmployee[],
  { hourlyRate, percentage = 0, from: date, note }: RateChange,
  actor: Actor,
  now: Date,
  { config }: Services,
  session: ClientSession,
): Promise<{ concerned: Concerned[]; plan: RatePlan }> {
  const zoneOf = date === undefined ? undefined : await timeZonesOf(people, config.defaultTimezone, session);
  const startOf = (person: RatedEmployee) =>
    date && zoneOf ? rateStart(date, zoneOf(person), now) : { from: now, fromDay: null };
  const asked = people.filter((person) => needsReach(person, startOf(person).from));
  const reachOf = await rateReaches(asked, now, session);
  const usualOf = await usualRates(people, now, session);
  const full: RefusedPeople = new Map();
  const tooHigh: string[] = [];
  const concerned = people.flatMap((person): Concerned[] => {
    const { from, fromDay } = startOf(person);
    const cents =
      hourlyRate === undefined ? raisedBy(rateAt(person.rates, from) ?? 0, percentage) : toCents(hourlyRate);
    if (cents > toCents(MAX_HOURLY_RATE)) {
      tooHigh.push(`people.${person._id}`);
      return [];
    }
    const move = rateMove(person, { from, fromDay, cents, note }, { actor, now, reach: reachOf(person) });
    if (isFull(move)) {
      full.set(String(person._id), faultOf('too_many_rates', { max: MAX_RATES }));
      return [];
    }
    const others = person.rates.filter((rate) => +rate.from !== +from);
    const { fullname, username } = person;
    return [{ move, fullname, username, unusual: unusualRate(others, { from, cents }, usualOf(person)) }];
  });
  if (tooHigh.length > 0) throw tooHighFor(people.length > 1 ? tooHigh : []);
  refusePeople(full);
  const moves = concerned.map(({ move }) => move);
  return { concerned, plan: await planRates(moves, actor, session) };
}

/** Names the field, and each person whose rate would exceed the limit (RATE-10). */
function tooHighFor(people: readonly string[]): AppError {
  const fault = faultOf('too_large', { max: MAX_HOURLY_RATE });
  const errors = ['body.percentage', ...people].map((path) => fieldError(path, fault));
  return new AppError('validation_failed', fault, { errors });
}
