import type { RecordRequest } from '@faena/shared/schemas';
import { useState } from 'react';
import { Disclosure } from '@/ui/disclosure.tsx';
import { QueryNote } from '@/ui/query-note.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import type { RecordsOwner } from '../requests.ts';
import { requestTexts } from '../texts/record-requests.ts';
import { DecisionButtons } from './request-buttons.tsx';
import { RequestList } from './request-list.tsx';
import { useRecordRequests } from './requests.ts';

const texts = requestTexts;

type EmployeeRequestsProps = RecordsOwner & {
  timeZone: string;
  /** The number of open ones in the list of people. */
  openRequests: number;
};

/**
 * An employee's requests for their manager; a request decided here stays until the manager leaves
 * (REQUEST-3).
 */
export function EmployeeRequests({ timeZone, openRequests, ...owner }: EmployeeRequestsProps) {
  const [wanted, setWanted] = useState(openRequests > 0);
  if (openRequests > 0 && !wanted) setWanted(true);
  const requests = useRecordRequests(owner, wanted);
  const [found, setFound] = useState<ReadonlySet<string>>(new Set());
  const open = requests.data?.filter(({ status }) => status === 'open') ?? [];
  if (open.some(({ _id }) => !found.has(_id))) setFound(new Set([...found, ...open.map(({ _id }) => _id)]));
  if (!wanted) return null;
  if (!requests.data) return <QueryNote query={requests} failed={texts.failed} />;
  const shown = requests.data.filter(({ _id }) => found.has(_id));
  if (shown.length === 0) return null;
  return (
    <section aria-label={texts.title} className="min-w-0">
      <h2 className="mb-3 font-semibold text-lg">{texts.title}</h2>
      <RequestList
        requests={shown}
        timeZone={timeZone}
        buttons={(request) => <DecisionButtons request={request} timeZone={timeZone} />}
      />
    </section>
  );
}

const isDecided = ({ status }: RecordRequest) => status !== 'open';

/** An employee's decided requests, loaded once opened (REQUEST-3). */
export function DecidedRequests({ timeZone, ...owner }: RecordsOwner & { timeZone: string }) {
  const [open, setOpen] = useState(false);
  const requests = useRecordRequests(owner, open);
  return (
    <Disclosure label={texts.decidedTitle} open={open} onOpenChange={setOpen}>
      {open && (
        <QueryState
          query={{ ...requests, data: requests.data?.filter(isDecided) }}
          loading={texts.loading}
          skeleton={<Skeleton className="h-24 rounded-card" />}
          failed={texts.failed}
          safe={texts.safe}
          empty={<p className="text-muted">{texts.nothingDecided}</p>}
        >
          {(decided) => <RequestList requests={decided} timeZone={timeZone} />}
        </QueryState>
      )}
    </Disclosure>
  );
}
