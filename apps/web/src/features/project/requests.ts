import { DEFAULT_PROJECT_DAYS, DEFAULT_PROJECT_STATUS, DEFAULT_PROJECT_TYPE } from '@faena/shared/domain';
import type { NewProject, Project, ProjectChanges } from '@faena/shared/schemas';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { addDays } from 'date-fns';
import type { z } from 'zod';
import { useMyCompanies } from '@/features/company/index.ts';
import { client } from '@/lib/client.ts';
import { queryClient } from '@/lib/query-client.ts';
import { readStored, writeStored } from '@/lib/storage.ts';
import { useWrite } from '@/lib/use-write.ts';
import { projectListTexts } from '@/texts/project-list.ts';

/** Query keys of projects; everything about them lies under `all`. */
const all = ['projects'] as const;
const companies = [...all, 'company'] as const;

export const projectKeys = {
  all,
  one: (id: string) => [...all, 'one', id] as const,
  companies,
  memberships: [...all, 'memberships'] as const,
  lists: (companyId: string) => [...companies, companyId] as const,
  ofCompany: (companyId: string, term: string) => [...companies, companyId, term] as const,
};

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

/** All projects that the signed-in person is in, whichever company they are of. */
export const memberProjects = queryOptions({
  queryKey: [...companies, 'any'] as const,
  queryFn: ({ signal }) => client.project.list({ query: {} }, { signal }),
});

/** The projects of other people's companies that the signed-in manager is a member of (PROJECT-20). */
export function useSharedProjects() {
  const { data: mine } = useMyCompanies();
  const { data: projects, error, refetch, isFetching } = useQuery(memberProjects);
  const owned = new Set(mine?.map(({ _id }) => _id));
  const shared = mine && projects?.filter(({ company_id }) => !owned.has(company_id));
  return { shared: shared ?? [], error, refetch, isFetching };
}

/** As `projectsOf`; while a new term is searched the former list stays. */
export function useProjects(companyId: string, term = '') {
  return useQuery({ ...projectsOf(companyId, term), placeholderData: keepPreviousData });
}

export const oneProject = (id: string) =>
  queryOptions({
    queryKey: projectKeys.one(id),
    queryFn: ({ signal }) => client.project.get({ params: { id } }, { signal }),
    enabled: id !== '',
    // The sidebar's lists have the same shape: what is known is shown at once.
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

const texts = projectListTexts.projects;

/** Creates a project as the sidebar does: numbered, from now, for 7 days (PROJECT-12). */
export function useAddProject(companyId: string) {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: async (_nothing: undefined, signal) => {
      const others = await queryClient.fetchQuery(projectsOf(companyId));
      const start = new Date();
      const body = {
        name: texts.newName(others.length + 1),
        type: DEFAULT_PROJECT_TYPE,
        description: texts.defaultDescription,
        start_date: start.toISOString(),
        end_date: addDays(start, DEFAULT_PROJECT_DAYS).toISOString(),
        status: DEFAULT_PROJECT_STATUS,
        company_id: companyId,
      };
      return (await client.project.create({ body }, { signal })).project;
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: projectKeys.all }),
  });
}

/** Creates a project. */
export function useCreateProject() {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: async (body: z.input<typeof NewProject>, signal) =>
      (await client.project.create({ body }, { signal })).project,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: projectKeys.all }),
  });
}

/** Changes any part of a project. */
export function useUpdateProject(id: string) {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: async (body: ProjectChanges, signal) =>
      (await client.project.update({ query: { project_id: id }, body }, { signal })).project,
    onSuccess: (project) => {
      queryClient.setQueryData(projectKeys.one(id), project);
      return queryClient.invalidateQueries({ queryKey: projectKeys.all });
    },
  });
}

type Rename = Pick<Project, '_id' | 'name'>;

/** Renames a project; lists show the new name at once and take it back if the server refuses. */
export function useRenameProject(companyId: string) {
  const queryClient = useQueryClient();
  const lists = { queryKey: projectKeys.lists(companyId) };
  return useWrite({
    mutationFn: ({ _id, name }: Rename, signal) =>
      client.project.update({ query: { project_id: _id }, body: { name } }, { signal }),
    onMutate: async ({ _id, name }: Rename) => {
      await queryClient.cancelQueries(lists);
      const before = queryClient.getQueriesData<Project[]>(lists);
      queryClient.setQueriesData<Project[]>(lists, (projects) =>
        projects?.map((project) => (project._id === _id ? { ...project, name } : project)),
      );
      return { before };
    },
    onError: (_error, _rename, context) => {
      for (const [key, projects] of context?.before ?? []) queryClient.setQueryData(key, projects);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: projectKeys.all }),
  });
}

/** How many tasks a project has. */
export async function countTasks(projectId: string): Promise<number> {
  return (await client.task.board.page({ params: { projectId }, query: { limit: 1 } })).total;
}

/** Deletes a project; once the server has, it leaves the lists and is no longer the current one. */
export function useDeleteProject(companyId: string) {
  const queryClient = useQueryClient();
  return useWrite({
    mutationFn: (id: string, signal) => client.project.remove({ query: { project_id: id } }, { signal }),
    onSuccess: (_answer, id) => {
      if (readStored('current_project') === id) writeStored('current_project', null);
      queryClient.setQueriesData<Project[]>({ queryKey: projectKeys.lists(companyId) }, (projects) =>
        projects?.filter(({ _id }) => _id !== id),
      );
      return queryClient.invalidateQueries({ queryKey: projectKeys.all });
    },
  });
}
