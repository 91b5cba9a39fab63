import type { Employee } from '@faena/shared/schemas';
import { useSearchParams } from 'react-router-dom';
import { Notice } from '@/ui/notice.tsx';
import { TextLink } from '@/ui/text-link.tsx';
import { recordTexts } from '../texts/records.ts';
import { reviewAddress } from './use-review-view.ts';

const texts = recordTexts.pending;
/** So many people are named; the list of people marks all of them. */
const MOST_NAMED = 5;

type PendingReviewsProps = {
  employees: readonly Pick<Employee, '_id' | 'fullname' | 'pendingReviews'>[];
};

/** How many records of the company are 'por revisar', and whose; nothing when there are none. */
export function PendingReviews({ employees }: PendingReviewsProps) {
  const [params] = useSearchParams();
  const waiting = employees.filter(({ pendingReviews }) => pendingReviews > 0);
  if (waiting.length === 0) return null;
  const count = waiting.reduce((sum, { pendingReviews }) => sum + pendingReviews, 0);
  return (
    <Notice tone="info">
      <p>
        <span className="font-medium text-warn">{texts.count(count)}.</span>{' '}
        <span className="text-muted">{texts.hint}</span>
      </p>
      <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {waiting.slice(0, MOST_NAMED).map(({ _id, fullname, pendingReviews }) => (
          <TextLink key={_id} to={reviewAddress(params, _id)} replace preventScrollReset underlined>
            {texts.ofPerson(fullname, pendingReviews)}
          </TextLink>
        ))}
        {waiting.length > MOST_NAMED && (
          <span className="text-muted">{texts.more(waiting.length - MOST_NAMED)}</span>
        )}
      </p>
    </Notice>
  );
}
