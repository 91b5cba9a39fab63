import type { Unsettled as Counts } from '@faena/shared/schemas';
import { formatHours } from '@/lib/format-payroll.ts';
import { recordTexts } from '@/texts/records.ts';
import { Badge } from '@/ui/badge.tsx';

type UnsettledProps = {
  /** What an answer with money says beside it; rows of several are given added up. */
  of: Counts;
  /** In the language of a screen that is not the planilla's. */
  texts?: typeof recordTexts.unsettled;
};

/** '12.50 h sin tarifa · 2 por revisar', beside money: what it does not count yet (PAY-4). Nothing where all is settled. */
export function Unsettled({
  of: { unpricedHours, pendingReviews },
  texts = recordTexts.unsettled,
}: UnsettledProps) {
  const words = [
    unpricedHours > 0 && texts.withoutRate(formatHours(unpricedHours)),
    pendingReviews > 0 && texts.toReview(pendingReviews),
  ].filter(Boolean);
  return words.length > 0 ? <Badge tone="warn">{words.join(' · ')}</Badge> : null;
}
