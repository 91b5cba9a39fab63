import { type ClaimAnswer, Slip } from '@faena/shared/schemas';
import type { Actor } from '../../../kernel/actor.ts';
import { answer } from '../../../kernel/answer.ts';
import { conflict, notFound } from '../../../kernel/errors.ts';
import { transaction } from '../../../platform/database.ts';
import type { Services } from '../../../platform/services.ts';
import { slipToWire } from '../slips/slip-wire.ts';
import { addAnswerEvent } from './add-answer-event.ts';
import { changeUnsettled, findSlip, reachableSlip } from './find-slip.ts';

/**
 * Answers a claim, once. When all claims are answered the slip waits for the employee again (ANSWER-1).
 * @throws AppError `not_found`; `conflict` for an answered claim, and for a slip that was accepted or whose run was
 * reopened
 */
export async function answerClaim(
  { id, claimId }: { id: string; claimId: string },
  { text }: ClaimAnswer,
  actor: Actor,
  services: Services,
): Promise<Slip> {
  const at = services.clock.now();
  return transaction(async (session) => {
    const slip = await findSlip(reachableSlip(id, actor), session);
    const claim = slip.claims.find(({ _id }) => String(_id) === claimId);
    if (!claim) throw notFound('claim');
    if (claim.answer) throw conflict('claim_answered');
    const said = { ...claim, answer: { text, at, by: actor.fullname } };
    const claims = slip.claims.map((other) => (other === claim ? said : other));
    const waits = claims.some((other) => other.answer === null);
    const answered = await changeUnsettled(
      slip,
      { $set: { claims, answer: waits ? 'claimed' : 'answered' } },
      session,
    );
    const { date } = claim;
    await addAnswerEvent(
      answered,
      { action: 'claim-answered', at, date, text },
      { actor },
      services,
      session,
    );
    return answer(Slip, slipToWire(answered));
  });
}
