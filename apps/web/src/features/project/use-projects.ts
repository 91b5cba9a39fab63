import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { projectKeys } from './keys.ts';

/** The projects of a company, or with `term` those whose name or description holds it. */
export const projectsOf = (companyId: string, term = '') =>
  queryOptions({
    queryKey: projectKeys.ofCompany(companyId, term),
    queryFn: ({ signal }) =>
      term
        ? client.project.search({ query: { company_id: companyId, search: term } }, { signal })
        : client.project.list({ query: { company_id: companyId } }, { signal }),
    enabled: companyId !== '',
  });

/** As `projectsOf`; while a new term is searched the former list stays. */
export function useProjects(companyId: string, term = '') {
  return useQuery({ ...projectsOf(companyId, term), placeholderData: keepPreviousData });
}
