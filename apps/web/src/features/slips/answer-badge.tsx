import type { SlipAnswer } from '@faena/shared/schemas';
import { Badge } from '@/ui/badge.tsx';
import { slipTexts } from './texts/slips.ts';

const TONES = {
  none: 'neutral',
  accepted: 'ok',
  claimed: 'warn',
  answered: 'accent',
  reopened: 'neutral',
} as const;

/** How a slip was answered (ANSWER-1). */
export function AnswerBadge({ answer, reopened = false }: { answer: SlipAnswer; reopened?: boolean }) {
  const state = reopened ? 'reopened' : answer;
  return <Badge tone={TONES[state]}>{slipTexts.states[state]}</Badge>;
}
