import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { employeeKeys } from './keys.ts';

export const employeesOf = (companyId: string) =>
  queryOptions({
    queryKey: employeeKeys.ofCompany(companyId),
    queryFn: ({ signal }) => client.employee.list({ query: { companyId } }, { signal }),
  });

/** The employees of a company, with their earnings and projects. */
export function useEmployees(companyId: string) {
  return useQuery(employeesOf(companyId));
}

export const oneEmployee = (id: string) =>
  queryOptions({
    queryKey: employeeKeys.one(id),
    queryFn: ({ signal }) => client.employee.get({ params: { id } }, { signal }),
  });

/** One employee for a form: always read again, because the form saves every value it shows. */
export function useEmployee(id: string) {
  const { data, error, refetch, isFetching, isFetchedAfterMount } = useQuery({
    ...oneEmployee(id),
    refetchOnMount: 'always',
  });
  return { data: isFetchedAfterMount ? data : undefined, error, refetch, isFetching };
}
