import { useQuery } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { companyKeys } from './keys.ts';

/** How many companies there are, for an administrator. */
export function useCompanyCount() {
  return useQuery({
    queryKey: companyKeys.count(),
    queryFn: async ({ signal }) => (await client.company.all.page({ query: { limit: 1 } }, { signal })).total,
  });
}
