import { queryOptions, useQuery } from '@tanstack/react-query';
import { employeeKeys } from '@/features/people/index.ts';
import { client } from '@/lib/client.ts';
import { prefetch } from '@/lib/prefetch.ts';

/** Below the keys of employees, so that a change of them, their records or rates reads it again. */
const keyOf = (companyId: string) => [...employeeKeys.all, 'money-needed', companyId] as const;

/** The needs of all next paydays of an owner, computed on each visit (NEED-1). */
export function useMoneyNeeded({ enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: keyOf(''),
    queryFn: ({ signal }) => client.moneyNeeded.next({ query: {} }, { signal }),
    refetchOnMount: 'always',
    enabled,
  });
}

const neededOf = (companyId: string) =>
  queryOptions({
    queryKey: keyOf(companyId),
    queryFn: async ({ signal }) => {
      const { companies } = await client.moneyNeeded.next({ query: { companyId } }, { signal });
      return companies.find((needed) => needed.companyId === companyId) ?? null;
    },
  });

/** The need of one company's next payday. */
export function useMoneyNeededOf(companyId: string) {
  return useQuery(neededOf(companyId));
}

export function prefetchMoneyNeeded(companyId: string): void {
  prefetch(neededOf(companyId));
}
