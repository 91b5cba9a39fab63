import type { Authenticated } from '../../kernel/actor.ts';
import { unauthenticated } from '../../kernel/errors.ts';
import { transaction } from '../../platform/database.ts';
import { countProfileChange } from '../../platform/rate-limit.ts';
import { requireProof } from '../../platform/require-confirmed.ts';
import type { Services } from '../../platform/services.ts';
import { recordActs } from '../audit/index.ts';
import { PersonModel } from '../person/index.ts';
import { SessionModel } from './model.ts';
import { hashPin } from './pin-hash.ts';

/**
 * Chooses the caller's PIN and opens pay in this session (PIN-2). A device that a link signed in chooses the first one
 * without a password, because its person may have none.
 * It counts as a change of the profile (LIMIT-13).
 * @throws AppError `confirmation_required`; `rate_limited`
 */
export async function choosePin(
  pin: string,
  { actor, session: calling }: Authenticated,
  { clock, config }: Services,
): Promise<void> {
  const person = await PersonModel.findById(actor.id).select('+pin').lean();
  if (!person) throw unauthenticated();
  const isFirst = !person.pin && calling.own?.byLink;
  if (!isFirst) requireProof('sign-in', calling, clock);
  await countProfileChange(String(actor.id));
  const hash = hashPin(pin, actor.id, config.jwtSecret);
  await transaction(async (session) => {
    // One of two first choices at once needs a proof.
    const filter = { _id: actor.id, ...(isFirst && { pin: null }) };
    const chosen = { $set: { pin: { hash, wrong: 0, closedUntil: null } } };
    const { matchedCount } = await PersonModel.updateOne(filter, chosen, { session });
    if (matchedCount === 0) requireProof('sign-in', calling, clock);
    await SessionModel.updateOne({ _id: calling.id }, { $set: { openedAt: clock.now() } }, { session });
    await recordActs([{ action: 'pin-chosen', about: person }], session);
  });
}
