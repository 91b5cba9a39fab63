import type { Project } from '@faena/shared/schemas';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { queryClient } from '@/lib/query-client.ts';
import { projectKeys } from './keys.ts';

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
