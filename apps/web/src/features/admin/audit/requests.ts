import type { AuditKind } from '@faena/shared/audit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { addDays, parseISO } from 'date-fns';
import { client } from '@/lib/client.ts';

/** The filter of the audit; empty fields do not filter. Days are those of the browser's zone. */
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
    // Acts of others show on the next visit.
    staleTime: 0,
  });
}
