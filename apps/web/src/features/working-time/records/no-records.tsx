import { recordTexts } from '@/texts/records.ts';
import { EmptyState } from '@/ui/empty-state.tsx';

const texts = recordTexts;

/** What stands in place of the records where there are none. */
export function NoRecords({ toReviewOnly, hasPeriod }: { toReviewOnly: boolean; hasPeriod: boolean }) {
  if (toReviewOnly) return <EmptyState title={texts.nothingToReview} />;
  if (!hasPeriod) return <EmptyState title={texts.noPeriod} hint={texts.noPeriodHint} />;
  return <EmptyState title={texts.empty} hint={texts.emptyHint} />;
}
