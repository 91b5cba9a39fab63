import { useQuery } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { userKeys } from './keys.ts';

/** How many accounts there are. */
export function useUserCount() {
  return useQuery({
    queryKey: userKeys.count(),
    queryFn: async ({ signal }) => (await client.person.all.page({ query: { limit: 1 } }, { signal })).total,
  });
}
