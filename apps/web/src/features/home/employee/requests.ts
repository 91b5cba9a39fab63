import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';

/** The query keys of the employee area; each begins with `all`. */
const employeeAreaKeys = {
  all: ['employee-area'] as const,
  projects: (username: string) => [...employeeAreaKeys.all, 'projects', username] as const,
  tasks: (personId: string) => [...employeeAreaKeys.all, 'tasks', personId] as const,
};

/** The projects of a person. */
export const projectsOfPerson = (username: string) =>
  queryOptions({
    queryKey: employeeAreaKeys.projects(username),
    queryFn: ({ signal }) => client.project.list({ query: { username } }, { signal }),
    enabled: username !== '',
  });

/** The projects of the signed-in employee; no request without a username. */
export function useMyProjects(username: string) {
  return useQuery(projectsOfPerson(username));
}

/** The tasks of a person. Each display reads them again, because boards change them elsewhere. */
const tasksOfPerson = (personId: string) =>
  queryOptions({
    queryKey: employeeAreaKeys.tasks(personId),
    queryFn: ({ signal }) => client.task.ofPerson({ params: { userId: personId } }, { signal }),
    staleTime: 0,
  });

/** The tasks assigned to the signed-in employee. */
export function useMyTasks(personId: string) {
  return useQuery(tasksOfPerson(personId));
}
