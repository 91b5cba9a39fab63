import type { AnswerLink, SlipAnswer } from '@faena/shared/schemas';
import { wordViaLink } from '@/texts/via-link.ts';
import { Badge } from '@/ui/badge.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { slipTexts } from './texts/slips.ts';

const TONES = {
  none: 'neutral',
  accepted: 'ok',
  claimed: 'warn',
  answered: 'accent',
  reopened: 'neutral',
} as const;

type AnswerBadgeProps = {
  answer: SlipAnswer;
  /** The link by which it was accepted. */
  viaLink: AnswerLink | null;
  reopened?: boolean;
};

/** The answer to a slip (ANSWER-1), and its link (ANSWER-6). */
export function AnswerBadge({ answer, viaLink, reopened = false }: AnswerBadgeProps) {
  const state = reopened ? 'reopened' : answer;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <Badge tone={TONES[state]}>{slipTexts.states[state]}</Badge>
      {viaLink && <UserText className="text-muted text-sm">{wordViaLink(viaLink)}</UserText>}
    </span>
  );
}
