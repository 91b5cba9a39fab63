import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { employeeAreaKeys } from './keys.ts';

/** The tasks assigned to a person; read again whenever they are shown, as boards change them elsewhere. */
export const tasksOfPerson = (userId: string) =>
  queryOptions({
    queryKey: employeeAreaKeys.tasks(userId),
    queryFn: ({ signal }) => client.task.ofUser({ params: { userId } }, { signal }),
    staleTime: 0,
  });

/** The tasks assigned to the signed-in employee. */
export function useMyTasks(userId: string) {
  return useQuery(tasksOfPerson(userId));
}
