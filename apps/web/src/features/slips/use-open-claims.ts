import { useQuery } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { slipKeys } from './keys.ts';

/** The unanswered claims of one company, or of all the caller's companies (ANSWER-8). */
export function useOpenClaims(companyId = '') {
  return useQuery({
    queryKey: slipKeys.claims(companyId),
    queryFn: ({ signal }) => client.slip.openClaims({ query: companyId ? { companyId } : {} }, { signal }),
  });
}
