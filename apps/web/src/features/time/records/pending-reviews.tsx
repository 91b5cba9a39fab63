import type { Employee } from '@faena/shared/schemas';
import { useSearchParams } from 'react-router-dom';
import { recordTexts } from '../texts/records.ts';
import { WaitingPeople } from '../waiting-people.tsx';
import { reviewAddress } from './use-review-view.ts';

type PendingReviewsProps = {
  employees: readonly Pick<Employee, '_id' | 'fullname' | 'pendingReviews'>[];
};

/** How many records of the company are 'por revisar', and whose; nothing when there are none. */
export function PendingReviews({ employees }: PendingReviewsProps) {
  const [params] = useSearchParams();
  const people = employees.map(({ pendingReviews, ...person }) => ({ ...person, count: pendingReviews }));
  return (
    <WaitingPeople
      texts={recordTexts.pending}
      people={people}
      addressOf={(id) => reviewAddress(params, id)}
    />
  );
}
