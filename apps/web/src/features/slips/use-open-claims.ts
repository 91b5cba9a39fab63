import { useQuery } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { slipKeys } from './keys.ts';

/** The claims that wait for an answer, of one company or of all of the caller's (ANSWER-8). */
export function useOpenClaims(companyId = '') {
  return useQuery({
    queryKey: slipKeys.claims(companyId),
    queryFn: ({ signal }) => client.slip.openClaims({ query: companyId ? { companyId } : {} }, { signal }),
  });
}
