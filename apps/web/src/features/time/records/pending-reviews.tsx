import type { Employee } from '@faena/shared/schemas';
import { useSearchParams } from 'react-router-dom';
import { recordTexts } from '../texts/records.ts';
import { WaitingPeople } from '../waiting-people.tsx';
import { reviewAddress } from './use-review-view.ts';

type PendingReviewsProps = {
  employees: readonly Pick<Employee, '_id' | 'fullname' | 'pendingReviews'>[];
};

/** The number of records 'por revisar' of the company, with the people; nothing without any. */
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
