import type { AnswerLink, SlipState } from '@faena/shared/schemas';

/** The link of a ledger event, in the form of slips. Earlier events stored none (ANSWER-6). */
export function answerLinkOf(viaLink: SlipState['viaLink']): AnswerLink {
  const { madeBy = null, way = null } = viaLink ?? {};
  return { madeBy: madeBy && (madeBy.fullname || madeBy.username), way };
}
