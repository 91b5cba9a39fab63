import type { LedgerKind } from '@faena/shared/domain';
import type { LedgerPage } from '@faena/shared/schemas';
import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';

/** The filter of a company's events; empty for all. */
export interface LedgerChoice {
  readonly employeeId: string;
  readonly kind: LedgerKind | '';
  /** The first and last instant; null without a bound. */
  readonly from: string | null;
  readonly until: string | null;
}

const ledgerKeys = {
  ofCompany: (companyId: string, choice: LedgerChoice) => ['ledger', companyId, choice] as const,
  own: ['ledger', 'own'] as const,
};

/** The filter of events in the API format. */
export function eventsAsked(companyId: string, { employeeId, kind, from, until }: LedgerChoice) {
  return {
    companyId,
    ...(employeeId && { employeeId }),
    ...(kind && { kind }),
    ...(from && { from }),
    ...(until && { until }),
  };
}

/** The events of a company, newest first and a page at a time (LEDGER-7). */
export function useLedger(companyId: string, choice: LedgerChoice, enabled: boolean) {
  const asked = eventsAsked(companyId, choice);
  return useEvents(
    ledgerKeys.ofCompany(companyId, choice),
    (last, signal) =>
      client.ledger.events({ query: { ...asked, ...(last && { before: last.seq }) } }, { signal }),
    enabled,
  );
}

/** The events of the signed-in employee, in the same way. */
export function useOwnLedger() {
  return useEvents(ledgerKeys.own, (last, signal) =>
    client.ledger.own({ query: last ? { before: last._id } : {} }, { signal }),
  );
}

type Last = LedgerPage['events'][number] | null;

function useEvents(
  queryKey: QueryKey,
  read: (last: Last, signal: AbortSignal) => Promise<LedgerPage>,
  enabled = true,
) {
  return useInfiniteQuery({
    queryKey,
    enabled,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: null as Last,
    getNextPageParam: ({ events, hasEarlier }) => (hasEarlier ? events.at(-1) : undefined),
    select: ({ pages }) => pages.flatMap(({ events }) => events),
    // The visitor may have just changed something, or looks for somebody else's change.
    refetchOnMount: 'always',
  });
}

/** A list of events with its next pages. */
export type EventsQuery = ReturnType<typeof useEvents>;
