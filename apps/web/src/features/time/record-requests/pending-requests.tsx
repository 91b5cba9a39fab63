import type { PayrollPerson } from '@faena/shared/schemas';
import { useSearchParams } from 'react-router-dom';
import { Badge } from '@/ui/badge.tsx';
import { requestTexts } from '../texts/record-requests.ts';
import { WaitingPeople } from '../waiting-people.tsx';

const texts = requestTexts.pending;

type PendingRequestsProps = {
  people: readonly Pick<PayrollPerson, '_id' | 'fullname' | 'openRequests'>[];
  /** The person whose requests are on the screen. */
  chosenId: string | undefined;
};

/** The number of the other people's open requests, with their names; nothing without any (REQUEST-3). */
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

/** The number of a person's open requests, beside their name; nothing without any. */
export function RequestCount({ count }: { count: number }) {
  return count > 0 ? <Badge tone="warn">{texts.badge(count)}</Badge> : null;
}
