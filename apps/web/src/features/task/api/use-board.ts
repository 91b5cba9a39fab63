import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '@/lib/client.ts';
import { taskKeys } from './keys.ts';

/** The tasks of a project, column after column, each in its order. */
export const boardTasks = (projectId: string) =>
  queryOptions({
    queryKey: taskKeys.board(projectId),
    queryFn: ({ signal }) => client.task.board({ params: { projectId } }, { signal }),
  });

/** The tasks of a project. */
export function useBoard(projectId: string) {
  return useQuery(boardTasks(projectId));
}
