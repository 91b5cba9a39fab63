import type { PayrollPerson } from '@faena/shared/schemas';
import { useSearchParams } from 'react-router-dom';
import { Badge } from '@/ui/badge.tsx';
import { Notice } from '@/ui/notice.tsx';
import { TextLink } from '@/ui/text-link.tsx';
import { requestTexts } from '../texts/record-requests.ts';

const texts = requestTexts.pending;
/** So many people are named; the list of people marks all of them. */
const MOST_NAMED = 5;

type PendingRequestsProps = {
  people: readonly Pick<PayrollPerson, '_id' | 'fullname' | 'openRequests'>[];
  /** The person whose requests are shown already. */
  chosenId: string | undefined;
};

/** How many requests of the others are open, and whose; nothing when there are none (REQUEST-3). */
export function PendingRequests({ people, chosenId }: PendingRequestsProps) {
  const [params] = useSearchParams();
  const waiting = people.filter(({ _id, openRequests }) => _id !== chosenId && openRequests > 0);
  if (waiting.length === 0) return null;
  const addressOf = (employeeId: string) => {
    const address = new URLSearchParams(params);
    address.set('empleado', employeeId);
    return `?${address}`;
  };
  return (
    <Notice tone="info">
      <p>
        <span className="font-medium text-warn">
          {texts.count(waiting.reduce((sum, { openRequests }) => sum + openRequests, 0))}.
        </span>{' '}
        <span className="text-muted">{texts.hint}</span>
      </p>
      <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {waiting.slice(0, MOST_NAMED).map(({ _id, fullname, openRequests }) => (
          <TextLink key={_id} to={addressOf(_id)} replace preventScrollReset underlined>
            {texts.ofPerson(fullname, openRequests)}
          </TextLink>
        ))}
        {waiting.length > MOST_NAMED && (
          <span className="text-muted">{texts.more(waiting.length - MOST_NAMED)}</span>
        )}
      </p>
    </Notice>
  );
}

/** How many requests of a person are open, beside their name; nothing when there are none. */
export function RequestCount({ count }: { count: number }) {
  return count > 0 ? <Badge tone="warn">{texts.badge(count)}</Badge> : null;
}
