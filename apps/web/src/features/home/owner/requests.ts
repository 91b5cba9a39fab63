import { queryOptions, useQuery } from '@tanstack/react-query';
import { employeeKeys } from '@/features/people/index.ts';
import { client } from '@/lib/client.ts';

/** How often a visible day is read again. */
const REFRESH_MS = 60_000;

/** The day of the signed-in owner. It is below the keys of employees, whose changes read it again. */
export const ownerDay = queryOptions({
  queryKey: [...employeeKeys.all, 'owner-day'] as const,
  queryFn: ({ signal }) => client.ownerDay.get({}, { signal }),
});

/** The day of the signed-in owner, read again on each visit and each minute (DAY-1). */
export function useOwnerDay() {
  return useQuery({ ...ownerDay, refetchOnMount: 'always', refetchInterval: REFRESH_MS });
}
