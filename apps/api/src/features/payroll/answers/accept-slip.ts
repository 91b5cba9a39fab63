import type { QueryFilter } from 'mongoose';
import { transaction } from '../../../platform/database.ts';
import type { Services } from '../../../platform/services.ts';
import type { SlipDoc } from '../slips/slip-model.ts';
import { changeUnsettled, findSlip } from './find-slip.ts';
import { type Speaker, tellOfAnswer } from './tell-of-answer.ts';

/**
 * Says that a slip is right, for good; one that was accepted stays as it is (ANSWER-1).
 * @param toAnswer what is answered, checked within the transaction
 * @throws AppError `not_found`; `conflict` once its run was taken back
 */
export async function acceptSlip<Answer>(
  match: QueryFilter<SlipDoc>,
  speaker: Speaker,
  { clock }: Services,
  toAnswer: (slip: SlipDoc) => Answer,
): Promise<Answer> {
  const at = clock.now();
  return transaction(async (session) => {
    const slip = await findSlip(match, session);
    if (slip.answer === 'accepted' && !slip.reopened) return toAnswer(slip);
    const accepted = await changeUnsettled(slip, { $set: { answer: 'accepted', acceptedAt: at } }, session);
    await tellOfAnswer(accepted, { action: 'slip-accepted', at }, speaker, session);
    return toAnswer(accepted);
  });
}
