import { type Cents, MAX_RATES, rateAt, rateSetFor, withRate } from '@faena/shared/domain';
import { type ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../kernel/actor.ts';
import { tooMany } from '../../../kernel/errors.ts';
import type { LockedPerson, RateDoc } from '../../person/index.ts';
import { type RateReach, type RateStart, rateReaches } from './first-days.ts';
import { planRates, type RateAct, type RatedPerson, type RateMove, storeRates } from './rate-moves.ts';

/** A rate to set. */
export interface SetRate extends RateStart {
  readonly cents: Cents;
  readonly note: string;
}

/** The author and the moment of a rate, and the reach of a first one. */
interface Setting {
  readonly actor: Actor;
  readonly now: Date;
  readonly reach: RateReach;
}

/**
 * Sets a person's rate from now on (RATE-3), and prices earlier time without one. Lock the person before.
 * @throws AppError `conflict` for a person at the limit (LIMIT-11)
 */
export async function setRate(
  person: LockedPerson,
  cents: Cents,
  actor: Actor,
  now: Date,
  session: ClientSession,
): Promise<void> {
  const asked = needsReach(person, now) ? [person] : [];
  const reach = (await rateReaches(asked, now, session))(person);
  const move = rateMove(person, { from: now, fromDay: null, cents, note: '' }, { actor, now, reach });
  if (isFull(move)) throw tooMany('too_many_rates', MAX_RATES);
  await storeRates(await planRates([move], actor, session), { actor, at: now, session });
}

/** Adds a rate to a person, unless the same rate is already set for that moment. */
export function rateMove(person: RatedPerson, rate: SetRate, setting: Setting): RateMove {
  const { from, cents } = rate;
  const { actor, now } = setting;
  const isNew = rateSetFor(person.rates, from) !== cents;
  const added: RateDoc = { _id: new Types.ObjectId(), ...rate, setBy: actor.id, setAt: now };
  const anchor = isNew ? anchorOf(person.rates, added, setting) : null;
  const rates = isNew ? withAdded(anchor?.rates ?? person.rates, added, setting) : person.rates;
  const after = rates.find(({ _id }) => _id === added._id) ?? added;
  return {
    person,
    rates,
    from: after.from,
    starts: isNew ? [from] : [],
    beforeCents: rateAt(person.rates, from) ?? 0,
    afterCents: cents,
    acts: [
      ...(anchor ? [anchor.act] : []),
      {
        action: 'rate-set',
        rateId: added._id,
        before: person.rates.findLast((other) => other.from <= from) ?? null,
        after,
      },
    ],
  };
}

/** Tests whether a move adds a rate at the limit of a person's rates, or beyond it (LIMIT-11). */
export function isFull({ person, rates }: Pick<RateMove, 'person' | 'rates'>): boolean {
  return rates !== person.rates && Math.max(person.rates.length + 1, rates.length) > MAX_RATES;
}

/** Whether a rate from an instant on becomes the first one, so that its reach is needed (RATE-9). */
export function needsReach({ rates }: Pick<RatedPerson, 'rates'>, from: Date): boolean {
  const first = rates.find(({ cents }) => cents > 0);
  return !first || from < first.from;
}

const hasRate = (rates: readonly RateDoc[]) => rates.some(({ cents }) => cents > 0);

/** The rates with a new one; the first begins with the first record, or the first period (RATE-9). */
function withAdded(rates: readonly RateDoc[], added: RateDoc, { now, reach }: Setting): RateDoc[] {
  if (added.cents === 0 || hasRate(rates)) return withRate(rates, added);
  const isDated = +added.from !== +now;
  const since = reach.firstRecord ?? (isDated ? null : reach.firstPeriod);
  return [{ ...added, ...(since && since.from < added.from && since) }];
}

/**
 * The first rate, moved to the start of its reach before an earlier rate is set, so that the time before keeps it
 * (RATE-9). A rate without a date moves; a dated one is copied. Null if no time lies before.
 */
function anchorOf(
  rates: readonly RateDoc[],
  added: RateDoc,
  { actor, now, reach }: Setting,
): { rates: RateDoc[]; act: RateAct } | null {
  const first = rates.find(({ cents }) => cents > 0);
  const since = reach.firstRecord ?? reach.firstPeriod;
  if (!first || !since || added.from >= first.from || since.from > added.from) return null;
  const by = { setBy: actor.id, setAt: now };
  if (+first.from === +first.setAt) {
    const after: RateDoc = { ...first, ...since, ...by };
    const others = rates.filter((rate) => rate !== first);
    return {
      rates: [after, ...others],
      act: { action: 'rate-corrected', rateId: first._id, before: first, after },
    };
  }
  if (+since.from === +added.from) return null;
  const after: RateDoc = { _id: new Types.ObjectId(), cents: first.cents, note: '', ...since, ...by };
  return { rates: [after, ...rates], act: { action: 'rate-set', rateId: after._id, before: null, after } };
}
