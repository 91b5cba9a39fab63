import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';

export const plans = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) => client.plan.list({}, { signal }),
});

/** All plans. */
export function usePlans() {
  return useQuery(plans);
}
