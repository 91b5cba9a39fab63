import { useQuery } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { sessionKeys } from './keys.ts';

/** The accounts to fill in on the login page; none outside of demo mode. */
export function useDemoAccounts() {
  return useQuery({
    queryKey: sessionKeys.demoAccounts,
    queryFn: ({ signal }) => client.service.demo({}, { signal }),
    select: ({ accounts }) => accounts,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
