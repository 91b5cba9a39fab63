import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { subscriptionKeys } from './keys.ts';

export const subscriptions = queryOptions({
  queryKey: subscriptionKeys.all,
  queryFn: ({ signal }) => client.plan.list({}, { signal }),
});

/** All subscriptions. */
export function useSubscriptions() {
  return useQuery(subscriptions);
}
