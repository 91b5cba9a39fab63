import type { AnswerLink, SlipState } from '@faena/shared/schemas';

/** The link of a ledger event as slips have it; events of before it was stored have none (ANSWER-6). */
export function answerLinkOf(viaLink: SlipState['viaLink']): AnswerLink {
  const { madeBy = null, way = null } = viaLink ?? {};
  return { madeBy: madeBy && (madeBy.fullname || madeBy.username), way };
}
