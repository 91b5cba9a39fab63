import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { employeeAreaKeys } from './keys.ts';

/** The projects a person is in. */
export const projectsOfPerson = (username: string) =>
  queryOptions({
    queryKey: employeeAreaKeys.projects(username),
    queryFn: ({ signal }) => client.project.list({ query: { username } }, { signal }),
    enabled: username !== '',
  });

/** The projects the signed-in employee is in; not asked for without a username. */
export function useMyProjects(username: string) {
  return useQuery(projectsOfPerson(username));
}
