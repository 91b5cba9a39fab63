import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { readSession } from '@/lib/session.ts';

/** The crews of somebody, who of them works now; read again whenever they are shown. */
export const crewsOf = (personId: string) =>
  queryOptions({
    queryKey: ['crews', personId] as const,
    queryFn: ({ signal }) => client.crew.own({}, { signal }),
    enabled: personId !== '',
    staleTime: 0,
  });

/** The people whom the signed-in employee may mark, by project (CREW-4). */
export function useOwnCrews() {
  return useQuery(crewsOf(readSession()?.personId ?? ''));
}
