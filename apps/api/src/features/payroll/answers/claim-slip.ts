import { MAX_CLAIMS } from '@faena/shared/domain';
import type { NewClaim } from '@faena/shared/schemas';
import { type QueryFilter, Types } from 'mongoose';
import { conflict, invalid } from '../../../kernel/errors.ts';
import { transaction } from '../../../platform/database.ts';
import type { Services } from '../../../platform/services.ts';
import type { SlipDoc } from '../slips/slip-model.ts';
import { changeUnsettled, findSlip } from './find-slip.ts';
import { type Speaker, tellOfAnswer } from './tell-of-answer.ts';

/**
 * Says what is wrong with a slip. The same said again before it was answered is said once (ANSWER-1).
 * @param toAnswer what is answered, checked within the transaction
 * @throws AppError `not_found`; `validation_failed` for a day that is none of the slip; `conflict` for a slip that was
 * accepted, whose run was taken back, or about which enough was said
 */
export async function claimSlip<Answer>(
  match: QueryFilter<SlipDoc>,
  { date, text }: NewClaim,
  speaker: Speaker,
  { clock }: Services,
  toAnswer: (slip: SlipDoc) => Answer,
): Promise<Answer> {
  const at = clock.now();
  return transaction(async (session) => {
    const slip = await findSlip(match, session);
    if (date !== null && !isDayOf(slip, date)) throw invalid('body.date', 'day_not_of_slip');
    const last = slip.claims.at(-1);
    if (last && !last.answer && last.text === text && last.date === date) return toAnswer(slip);
    if (slip.claims.length >= MAX_CLAIMS) throw conflict('too_many_claims');
    const claim = { _id: new Types.ObjectId(), date, text, at, answer: null };
    const update = { $push: { claims: claim }, $set: { answer: 'claimed' as const } };
    const claimed = await changeUnsettled(slip, update, session);
    await tellOfAnswer(claimed, { action: 'slip-claimed', at, date, text }, speaker, session);
    return toAnswer(claimed);
  });
}

/** A day of its period, worked or not, or an earlier one that it pays or adjusts. */
function isDayOf({ frozen }: SlipDoc, date: string): boolean {
  if (date >= frozen.startDate && date <= frozen.endDate) return true;
  return [...frozen.late, ...frozen.adjustments].some((earlier) => earlier.date === date);
}
