import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';

export const linesOfBusiness = queryOptions({
  queryKey: ['lines-of-business'],
  queryFn: ({ signal }) => client.lineOfBusiness.all({}, { signal }),
});

/** All lines of business, by name. */
export function useLinesOfBusiness() {
  return useQuery(linesOfBusiness);
}
