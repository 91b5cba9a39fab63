import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { lineOfBusinessKeys } from './keys.ts';

export const linesOfBusiness = queryOptions({
  queryKey: lineOfBusinessKeys.all,
  queryFn: ({ signal }) => client.lineOfBusiness.all({}, { signal }),
});

/** All lines of business, by name. */
export function useLinesOfBusiness() {
  return useQuery(linesOfBusiness);
}
