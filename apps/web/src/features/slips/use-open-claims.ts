import { useQuery } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { slipKeys } from './keys.ts';

/** The unanswered claims of a company (ANSWER-8). */
export function useOpenClaims(companyId: string) {
  return useQuery({
    queryKey: slipKeys.claims(companyId),
    queryFn: ({ signal }) => client.slip.openClaims({ query: { companyId } }, { signal }),
  });
}
