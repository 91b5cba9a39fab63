import type { ReactNode } from 'react';
import { MoreButton } from '@/ui/more-button.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { ledgerTexts } from '../texts/ledger.ts';
import type { Manner } from './event-values.ts';
import { LedgerEntry } from './ledger-entry.tsx';
import type { EventsQuery } from './requests.ts';

const texts = ledgerTexts;
/** The number of drawn events in the address. */
export const EVENTS_SHOWN = 'events-shown';

type LedgerEventsProps = {
  query: EventsQuery;
  manner: Manner | undefined;
  own?: boolean;
  empty: ReactNode;
};

/** The loaded events, newest first, with a button that loads more. */
export function LedgerEvents({ query, manner, own = false, empty }: LedgerEventsProps) {
  return (
    <QueryState
      query={query}
      loading={texts.loading}
      skeleton={<Skeleton className="h-80 rounded-card" />}
      waiting={!manner}
      failed={texts.failed}
      safe={texts.safe}
      keepData
      empty={empty}
    >
      {(events) => (
        <>
          <ol aria-label={texts.list} className="divide-y divide-line border-line border-y">
            {manner &&
              events.map((event) => <LedgerEntry key={event._id} event={event} manner={manner} own={own} />)}
          </ol>
          <MoreButton query={query} label={texts.more} kept={{ name: EVENTS_SHOWN, rows: events.length }} />
        </>
      )}
    </QueryState>
  );
}
