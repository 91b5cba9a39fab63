import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { memberKeys } from './keys.ts';

export const membersOf = (projectId: string) =>
  queryOptions({
    queryKey: memberKeys.ofProject(projectId),
    queryFn: ({ signal }) => client.project.members({ params: { projectId } }, { signal }),
  });

/** The members of a project. */
export function useMembers(projectId: string) {
  return useQuery(membersOf(projectId));
}
