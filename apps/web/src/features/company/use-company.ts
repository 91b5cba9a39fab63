import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { queryClient } from '@/lib/query-client.ts';
import { companyKeys } from './keys.ts';
import { myCompanies } from './use-my-companies.ts';

export const oneCompany = (id: string) =>
  queryOptions({
    queryKey: companyKeys.one(id),
    queryFn: ({ signal }) => client.company.get({ params: { id } }, { signal }),
    enabled: id !== '',
    // The list one comes from has the same shape: what is known is shown at once.
    placeholderData: () => queryClient.getQueryData(myCompanies.queryKey)?.find(({ _id }) => _id === id),
  });

/** One company. */
export function useCompany(id: string) {
  return useQuery(oneCompany(id));
}
