import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { employeeKeys } from './keys.ts';

export const employeesOf = (companyId: string) =>
  queryOptions({
    queryKey: employeeKeys.ofCompany(companyId),
    queryFn: ({ signal }) => client.employee.list({ query: { companyId } }, { signal }),
  });

/** The employees of a company, with what they have earned and their projects. */
export function useEmployees(companyId: string) {
  return useQuery(employeesOf(companyId));
}
