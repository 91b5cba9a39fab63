import { type Cents, rateAt, toCents, type UnusualRate, unusualRate, withRate } from '@faena/shared/domain';
import type { RateCorrectionPreview } from '@faena/shared/schemas';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { conflict, notFound } from '../../../kernel/errors.ts';
import type { Services } from '../../../platform/services.ts';
import type { RateDoc } from '../../person/index.ts';
import { planRates, type RatePlan, type RateStart } from '../../working-time/index.ts';
import type { Concerned } from './rate-effect.ts';
import { rateStart } from './rate-start.ts';
import { type RatedEmployee, ratedEmployees, timeZonesOf, usualRates } from './rated-people.ts';

/** The rate and its employee. */
export interface RateOf {
  readonly id: string;
  readonly rateId: string;
}

/** The new state of a rate: another amount, start or note, or nothing. */
export type Amendment = Partial<Omit<RateCorrectionPreview, 'confirmed'>>;

interface PlannedCorrection {
  readonly concerned: Concerned;
  readonly plan: RatePlan;
}

/**
 * Plans the correction or removal of a rate without storing anything (RATE-7).
 * @throws AppError `not_found` when employee or rate is missing or out of reach; `conflict` when another rate begins
 * at that instant, and when it would change a settled price
 */
export async function planCorrection(
  { id, rateId }: RateOf,
  amendment: Amendment,
  actor: Actor,
  { clock, config }: Services,
  session: ClientSession,
): Promise<PlannedCorrection> {
  const [person] = await ratedEmployees([id], actor, session);
  const rate = person?.rates.find(({ _id }) => _id.equals(rateId));
  if (!person || !rate) throw notFound('rate');
  const others = person.rates.filter((other) => other !== rate);
  const now = clock.now();
  let start: RateStart | undefined;
  if (amendment.from !== undefined) {
    const zoneOf = await timeZonesOf([person], config.defaultTimezone, session);
    start = rateStart(amendment.from, zoneOf(person), now);
  }
  const becomes = amendment.remove ? null : corrected(rate, amendment, start, actor, now);
  if (becomes && others.some(({ from }) => +from === +becomes.from))
    throw conflict('rate_from_taken', 'from');
  const isRepriced = becomes?.cents !== rate.cents || +becomes.from !== +rate.from;
  const move = {
    person,
    starts: isRepriced ? [rate.from, ...(becomes ? [becomes.from] : [])] : [],
    rates: becomes === rate ? person.rates : becomes ? withRate(others, becomes) : others,
    from: becomes?.from ?? rate.from,
    beforeCents: rate.cents,
    afterCents: becomes?.cents ?? inForce(others, rate.from),
    acts: [
      {
        action: becomes ? ('rate-corrected' as const) : ('rate-removed' as const),
        rateId: rate._id,
        before: rate,
        after: becomes,
      },
    ],
  };
  const { fullname, username } = person;
  let unusual: UnusualRate | null = null;
  if (becomes && becomes.cents !== rate.cents) {
    const usualOf = await usualRates([{ ...person, rates: others }], now, session);
    unusual = unusualRate(others, becomes, usualOf(person));
  }
  return {
    concerned: { move, fullname, username, unusual },
    plan: await planRates([move], actor, session),
  };
}

const inForce = (rates: RatedEmployee['rates'], at: Date): Cents => rateAt(rates, at) ?? 0;

/** The corrected rate; the same object if nothing changes. */
function corrected(
  rate: RateDoc,
  { hourlyRate, note = rate.note }: Amendment,
  { from, fromDay }: RateStart = { from: rate.from, fromDay: rate.fromDay ?? null },
  actor: Actor,
  now: Date,
): RateDoc {
  const cents = hourlyRate === undefined ? rate.cents : toCents(hourlyRate);
  const isSame = cents === rate.cents && note === rate.note && +from === +rate.from;
  return isSame ? rate : { _id: rate._id, from, fromDay, cents, note, setBy: actor.id, setAt: now };
}
