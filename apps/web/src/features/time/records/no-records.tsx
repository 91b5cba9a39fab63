import type { DateRange } from '@faena/shared/domain';
import { formatCalendarDate } from '@/lib/format-moment.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { recordTexts } from '../texts/records.ts';

const texts = recordTexts;

type NoRecordsProps = {
  toReviewOnly: boolean;
  /** The chosen period; null when none is. */
  range: DateRange | null;
};

/** The text in place of missing records, with the period if there is one (TIME-32). */
export function NoRecords({ toReviewOnly, range }: NoRecordsProps) {
  if (toReviewOnly) return <EmptyState title={texts.nothingToReview} />;
  if (!range) return <EmptyState title={texts.noPeriod} hint={texts.noPeriodHint} />;
  const { startDate, endDate } = range;
  const hint = texts.emptyHint(formatCalendarDate(startDate), formatCalendarDate(endDate));
  return <EmptyState title={texts.empty} hint={hint} />;
}
