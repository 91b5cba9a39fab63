import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { employeeKeys } from './keys.ts';

export const oneEmployee = (id: string) =>
  queryOptions({
    queryKey: employeeKeys.one(id),
    queryFn: ({ signal }) => client.employee.get({ params: { id } }, { signal }),
  });

/** One employee, for a form: only what is stored now, as what was seen a while ago would be saved again. */
export function useEmployee(id: string) {
  const { data, error, refetch, isFetching, isFetchedAfterMount } = useQuery({
    ...oneEmployee(id),
    refetchOnMount: 'always',
  });
  return { data: isFetchedAfterMount ? data : undefined, error, refetch, isFetching };
}
