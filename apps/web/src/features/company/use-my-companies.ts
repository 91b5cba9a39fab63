import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { companyKeys } from './keys.ts';

export const myCompanies = queryOptions({
  queryKey: companyKeys.mine(),
  queryFn: ({ signal }) => client.company.mine({}, { signal }),
});

/** The companies the signed-in person created, or works for. */
export function useMyCompanies() {
  return useQuery(myCompanies);
}
