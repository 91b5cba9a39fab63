import type { PayrollPerson } from '@faena/shared/schemas';
import { useSearchParams } from 'react-router-dom';
import { Badge } from '@/ui/badge.tsx';
import { requestTexts } from '../texts/record-requests.ts';
import { WaitingPeople } from '../waiting-people.tsx';

const texts = requestTexts.pending;

type PendingRequestsProps = {
  people: readonly Pick<PayrollPerson, '_id' | 'fullname' | 'openRequests'>[];
  /** The person whose requests are shown already. */
  chosenId: string | undefined;
};

/** How many requests of the others are open, and whose; nothing when there are none (REQUEST-3). */
export function PendingRequests({ people, chosenId }: PendingRequestsProps) {
  const [params] = useSearchParams();
  const addressOf = (employeeId: string) => {
    const address = new URLSearchParams(params);
    address.set('empleado', employeeId);
    return `?${address}`;
  };
  const others = people
    .filter(({ _id }) => _id !== chosenId)
    .map(({ openRequests, ...person }) => ({ ...person, count: openRequests }));
  return <WaitingPeople texts={texts} people={others} addressOf={addressOf} />;
}

/** How many requests of a person are open, beside their name; nothing when there are none. */
export function RequestCount({ count }: { count: number }) {
  return count > 0 ? <Badge tone="warn">{texts.badge(count)}</Badge> : null;
}
