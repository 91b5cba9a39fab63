import { MAX_CLAIMS } from '@faena/shared/domain';
import type { NewClaim } from '@faena/shared/schemas';
import { type QueryFilter, Types } from 'mongoose';
import { conflict, invalid } from '../../../kernel/errors.ts';
import { transaction } from '../../../platform/database.ts';
import type { Services } from '../../../platform/services.ts';
import { contestableUntil } from '../slips/contestable-until.ts';
import type { SlipDoc } from '../slips/slip-model.ts';
import { addAnswerEvent, linkOf, type Speaker } from './add-answer-event.ts';
import { changeUnsettled, findSlip } from './find-slip.ts';

/**
 * Claims an error in a slip; a repeated unanswered claim has no effect (ANSWER-1). A signed-in employee's claim also
 * contests an acceptance by link within its time; a claim by link does not (ANSWER-7).
 * @param toAnswer makes the answer within the transaction
 * @throws AppError `not_found`; `validation_failed` for a day outside the slip; `conflict` for an accepted slip, a
 * reopened run, or too many claims
 */
export async function claimSlip<Answer>(
  match: QueryFilter<SlipDoc>,
  { date, text }: NewClaim,
  speaker: Speaker,
  services: Services,
  toAnswer: (slip: SlipDoc) => Answer,
): Promise<Answer> {
  const at = services.clock.now();
  const viaLink = linkOf(speaker);
  return transaction(async (session) => {
    const slip = await findSlip(match, session);
    if (date !== null && !isDayOf(slip, date)) throw invalid('body.date', 'day_not_of_slip');
    const contested = viaLink ? null : contestOf(slip, at);
    const last = slip.claims.at(-1);
    if (!contested && last && !last.answer && last.text === text && last.date === date) return toAnswer(slip);
    const alike = slip.claims.filter((earlier) => !earlier.viaLink === !viaLink);
    if (alike.length >= MAX_CLAIMS) throw conflict('too_many_claims');
    const claim = { _id: new Types.ObjectId(), date, text, at, viaLink, answer: null };
    const cleared = contested && { acceptedAt: null, viaLink: null, contested };
    const update = { $push: { claims: claim }, $set: { answer: 'claimed' as const, ...cleared } };
    const claimed = await changeUnsettled(slip, update, session, contested !== null);
    const said = { action: 'slip-claimed', at, date, text, contests: contested?.viaLink } as const;
    await addAnswerEvent(claimed, said, speaker, services, session);
    return toAnswer(claimed);
  });
}

/** The acceptance that a claim contests now; null if there is none or its time is over (ANSWER-7). */
function contestOf(slip: SlipDoc, at: Date): (SlipDoc['contested'] & object) | null {
  const { acceptedAt, viaLink } = slip;
  const until = contestableUntil(slip);
  return until && at < until && acceptedAt && viaLink ? { acceptedAt, viaLink, at } : null;
}

/** A day of the period, worked or not, or an earlier day that the slip pays or adjusts. */
function isDayOf({ frozen }: SlipDoc, date: string): boolean {
  if (date >= frozen.startDate && date <= frozen.endDate) return true;
  return [...frozen.late, ...frozen.adjustments].some((earlier) => earlier.date === date);
}
