import { type Cents, MAX_RATES, rateAt, rateSetFor, withRate } from '@faena/shared/domain';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { tooMany } from '../../../kernel/errors.ts';
import type { LockedPerson, RateDoc } from '../../person/index.ts';
import { planRates, type RatedPerson, type RateMove, storeRates } from './rate-moves.ts';

/** A rate as somebody sets it. */
export interface SetRate {
  readonly from: Date;
  readonly cents: Cents;
  readonly note: string;
}

/** Sets a person's rate from now on (RATE-3), and prices earlier time without one. Lock the person before. */
export async function setRate(
  person: LockedPerson,
  cents: Cents,
  actor: Actor,
  now: Date,
  session: ClientSession,
): Promise<void> {
  const move = rateMove(person, { from: now, cents, note: '' }, actor, now);
  await storeRates(await planRates([move], actor, session), { actor, at: now, session });
}

/**
 * Adds a rate to a person, unless the same rate is already set for that moment.
 * @throws AppError `conflict` for a person at the limit (LIMIT-11)
 */
export function rateMove(person: RatedPerson, rate: SetRate, actor: Actor, now: Date): RateMove {
  const { from, cents } = rate;
  const isNew = rateSetFor(person.rates, from) !== cents;
  if (isNew && person.rates.length >= MAX_RATES) throw tooMany('too_many_rates', MAX_RATES);
  const added: RateDoc = { _id: new Types.ObjectId(), ...rate, setBy: actor.id, setAt: now };
  const rates = isNew ? withRate(person.rates, added) : person.rates;
  const after = rates.find(({ _id }) => _id === added._id) ?? added;
  return {
    person,
    rates,
    from: after.from,
    starts: isNew ? [from] : [],
    beforeCents: rateAt(person.rates, from) ?? 0,
    afterCents: cents,
    act: {
      action: 'rate-set',
      rateId: added._id,
      before: person.rates.findLast((other) => other.from <= from) ?? null,
      after,
    },
  };
}
