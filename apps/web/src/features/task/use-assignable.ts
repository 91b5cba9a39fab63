import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { taskKeys } from './keys.ts';

/** The people a task of the project can be assigned to. */
export const assignablePeople = (projectId: string) =>
  queryOptions({
    queryKey: taskKeys.assignable(projectId),
    queryFn: ({ signal }) => client.task.assignable({ params: { projectId } }, { signal }),
  });

/** The people a task of the project can be assigned to. */
export function useAssignable(projectId: string) {
  return useQuery(assignablePeople(projectId));
}
