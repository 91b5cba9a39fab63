import { CONTEST_DAYS } from '@faena/shared/domain';
import type { SlipDoc } from './slip-model.ts';

const CONTEST_MS = CONTEST_DAYS * 86_400_000;

/** The end of the time in which the signed-in employee may contest an acceptance; null if they may not (ANSWER-7). */
export function contestableUntil({
  answer,
  acceptedAt,
  viaLink,
  reopened,
}: Pick<SlipDoc, 'answer' | 'acceptedAt' | 'viaLink' | 'reopened'>): Date | null {
  if (answer !== 'accepted' || !acceptedAt || !viaLink || reopened) return null;
  return new Date(+acceptedAt + CONTEST_MS);
}
