import type { RecordRequest } from '@faena/shared/schemas';
import type { ReactNode } from 'react';
import { useSteps } from '@/ui/use-steps.tsx';
import { RequestCard } from './request-card.tsx';

/** The number of entries that are drawn at once. */
const STEP = 20;

type RequestListProps = {
  requests: readonly RecordRequest[];
  timeZone: string;
  /** The actions on an open one. */
  buttons?: (request: RecordRequest) => ReactNode;
};

/** Requests as cards, newest first. */
export function RequestList({ requests, timeZone, buttons }: RequestListProps) {
  const { shown, more } = useSteps(requests, STEP);
  return (
    <>
      <ul className="grid gap-3">
        {shown.map((request) => (
          <li key={request._id}>
            <RequestCard request={request} timeZone={timeZone}>
              {request.status === 'open' && buttons?.(request)}
            </RequestCard>
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}
