import type { AuditKind } from '@faena/shared/audit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { addDays, parseISO } from 'date-fns';
import { client } from '@/lib/client.ts';

/** What of the audit is asked for; empty for all. The days are those of whoever looks. */
export interface AuditChoice {
  readonly username: string;
  readonly kind: AuditKind | '';
  readonly from: string;
  readonly to: string;
}

const auditKeys = { entries: (choice: AuditChoice) => ['audit', choice] as const };

/** Audit entries, newest first and a page at a time (AUDIT-3). */
export function useAudit(choice: AuditChoice) {
  const { username, kind, from, to } = choice;
  const asked = {
    ...(username && { username }),
    ...(kind && { kind }),
    ...(from && { from: parseISO(from).toISOString() }),
    ...(to && { until: addDays(parseISO(to), 1).toISOString() }),
  };
  return useInfiniteQuery({
    queryKey: auditKeys.entries(choice),
    queryFn: ({ pageParam, signal }) =>
      client.audit.entries({ query: { ...asked, ...(pageParam && { before: pageParam }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
    // What others do meanwhile is seen when one comes back to it.
    staleTime: 0,
  });
}
