import { MAX_PIN_ERRORS, PIN_PAUSE_MS } from '@faena/shared/domain';
import type { Authenticated } from '../../kernel/actor.ts';
import { conflict, invalid, unauthenticated } from '../../kernel/errors.ts';
import { rateLimited } from '../../platform/rate-limited.ts';
import type { Services } from '../../platform/services.ts';
import { countAct } from '../audit/index.ts';
import { type PersonDoc, PersonModel } from '../person/index.ts';
import { SessionModel } from './model.ts';
import { isPin } from './pin-hash.ts';

const MOST_ERRORS = 2 * MAX_PIN_ERRORS;

/**
 * Opens pay in the calling session for 15 minutes by the PIN (PIN-1). A try counts before it is compared, so that many at once
 * are no more tries (PIN-3).
 * @throws AppError `validation_failed` for a wrong PIN; `conflict` without one, and once it is spent; `rate_limited`
 * during the pause after wrong ones
 */
export async function openPay(
  pin: string,
  { actor, session }: Authenticated,
  { clock, config }: Services,
): Promise<void> {
  const counted = await countTry(actor.id, clock.now());
  if (!counted?.pin) throw await refusalOf(actor.id, clock.now());
  if (!isPin(pin, counted.pin.hash, { personId: actor.id, secret: config.jwtSecret })) {
    await countAct('pin-wrong', counted);
    throw invalid('body.pin', 'pin_wrong');
  }
  const right = { _id: actor.id, 'pin.hash': counted.pin.hash };
  await PersonModel.updateOne(right, { $set: { 'pin.wrong': 0, 'pin.closedUntil': null } });
  const opened = { $set: { openedAt: clock.now() } };
  const { matchedCount } = await SessionModel.updateOne({ _id: session.id }, opened);
  if (matchedCount === 0) throw unauthenticated();
}

/** Counts a try, and begins the pause with the fifth; null where none is allowed. */
function countTry(_id: PersonDoc['_id'], now: Date): Promise<PersonDoc | null> {
  const open = { $or: [{ 'pin.closedUntil': null }, { 'pin.closedUntil': { $lte: now } }] };
  const wrong = { $add: ['$pin.wrong', 1] };
  const pause = { $cond: [{ $eq: [wrong, MAX_PIN_ERRORS] }, new Date(+now + PIN_PAUSE_MS), null] };
  return PersonModel.findOneAndUpdate(
    { _id, pin: { $ne: null }, 'pin.wrong': { $lt: MOST_ERRORS }, ...open },
    [{ $set: { 'pin.wrong': wrong, 'pin.closedUntil': pause } }],
    { returnDocument: 'after', updatePipeline: true },
  )
    .select('+pin')
    .lean();
}

async function refusalOf(personId: PersonDoc['_id'], now: Date): Promise<Error> {
  const person = await PersonModel.findById(personId, { pin: 1 }).lean();
  if (!person?.pin) return conflict('pin_missing');
  const { wrong, closedUntil } = person.pin;
  if (wrong >= MOST_ERRORS || !closedUntil) return conflict('pin_spent');
  return rateLimited({ msBeforeNext: +closedUntil - +now });
}
