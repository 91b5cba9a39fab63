import type { QueryFilter } from 'mongoose';
import { conflict } from '../../../kernel/errors.ts';
import { transaction } from '../../../platform/database.ts';
import type { Services } from '../../../platform/services.ts';
import type { SlipDoc } from '../slips/slip-model.ts';
import { changeUnsettled, findSlip } from './find-slip.ts';
import { linkOf, type Speaker, tellOfAnswer } from './tell-of-answer.ts';

/**
 * Says that a slip is right, for good; one that was accepted stays as it is (ANSWER-1). By link it may be contested, and
 * is no longer accepted by one after that (ANSWER-7).
 * @param toAnswer what is answered, checked within the transaction
 * @throws AppError `not_found`; `conflict` once its run was taken back, and by link once it was contested
 */
export async function acceptSlip<Answer>(
  match: QueryFilter<SlipDoc>,
  speaker: Speaker,
  services: Services,
  toAnswer: (slip: SlipDoc) => Answer,
): Promise<Answer> {
  const at = services.clock.now();
  const viaLink = linkOf(speaker);
  return transaction(async (session) => {
    const slip = await findSlip(match, session);
    if (slip.answer === 'accepted' && !slip.reopened) return toAnswer(slip);
    if (viaLink && slip.contested) throw conflict('slip_contested');
    const update = { $set: { answer: 'accepted' as const, acceptedAt: at, viaLink } };
    const accepted = await changeUnsettled(slip, update, session);
    await tellOfAnswer(accepted, { action: 'slip-accepted', at }, speaker, services, session);
    return toAnswer(accepted);
  });
}
