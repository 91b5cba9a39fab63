import type { QueryFilter } from 'mongoose';
import { conflict } from '../../../kernel/errors.ts';
import { transaction } from '../../../platform/database.ts';
import type { Services } from '../../../platform/services.ts';
import type { SlipDoc } from '../slips/slip-model.ts';
import { addAnswerEvent, linkOf, type Speaker } from './add-answer-event.ts';
import { changeUnsettled, findSlip } from './find-slip.ts';

/**
 * Accepts a slip permanently; an accepted one stays unchanged (ANSWER-1). The employee may contest an acceptance by
 * link; then the link can accept no more (ANSWER-7).
 * @param toAnswer makes the answer within the transaction
 * @throws AppError `not_found`; `conflict` if its run was reopened, and by link if the slip was contested
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
    await addAnswerEvent(accepted, { action: 'slip-accepted', at }, speaker, services, session);
    return toAnswer(accepted);
  });
}
