import type { Project } from '@faena/shared/schemas';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useMyCompanies } from '@/features/company/index.ts';
import { client } from '@/lib/client.ts';
import { queryClient } from '@/lib/query-client.ts';
import { projectKeys } from './keys.ts';

/** The projects of a company. With `term`, those whose name or description contains it. */
export const projectsOf = (companyId: string, term = '') =>
  queryOptions({
    queryKey: projectKeys.ofCompany(companyId, term),
    queryFn: ({ signal }) =>
      term
        ? client.project.search({ query: { company_id: companyId, search: term } }, { signal })
        : client.project.list({ query: { company_id: companyId } }, { signal }),
    enabled: companyId !== '',
  });

/** All projects of the signed-in person, in any company. */
export const memberProjects = queryOptions({
  queryKey: projectKeys.ofAny,
  queryFn: ({ signal }) => client.project.list({ query: {} }, { signal }),
});

/** The projects of other owners' companies that the signed-in manager is in (PROJECT-20). */
export function useSharedProjects() {
  const { data: mine } = useMyCompanies();
  const { data: projects, error, refetch, isFetching } = useQuery(memberProjects);
  const owned = new Set(mine?.map(({ _id }) => _id));
  const shared = mine && projects?.filter(({ company_id }) => !owned.has(company_id));
  return { shared: shared ?? [], error, refetch, isFetching };
}

/** Reads `projectsOf`. The previous list stays during a new search. */
export function useProjects(companyId: string, term = '') {
  return useQuery({ ...projectsOf(companyId, term), placeholderData: keepPreviousData });
}

export const oneProject = (id: string) =>
  queryOptions({
    queryKey: projectKeys.one(id),
    queryFn: ({ signal }) => client.project.get({ params: { id } }, { signal }),
    enabled: id !== '',
    // A project in the sidebar has the same shape, so it shows at once.
    placeholderData: () =>
      queryClient
        .getQueriesData<Project[]>({ queryKey: projectKeys.companies })
        .flatMap(([, projects]) => projects ?? [])
        .find(({ _id }) => _id === id),
  });

/** One project. */
export function useProject(id: string) {
  return useQuery(oneProject(id));
}
